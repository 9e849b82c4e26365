"""The duel core: state, machine and rules. It imports nothing outside itself and compiles with mypyc."""
