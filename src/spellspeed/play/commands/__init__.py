"""The commands of ``spellspeed``: one file each.

To add a command, add a file here; nothing else has to be told. ``deck_check.py`` becomes
``spellspeed deck-check``.

* The file starts with its docstring. The first line is what ``spellspeed --help`` lists; all of it is what
  ``spellspeed deck-check --help`` says. Lines that start with a space, such as examples, stay as they are.
* It has a function named ``command``, whose parameters are the arguments and options; their help is told by
  ``Annotated[int, Parameter(help="…")]`` with the ``Parameter`` of cyclopts. It returns ``None`` or an exit
  status. A command with commands of its own is a cyclopts ``App``: ``command = App(name="deck-check")``.
* A file whose name starts with ``_`` is no command: it is for what several commands share.

A command's file is imported only when the command runs. It may import what it needs at the top;
``spellspeed`` as a whole still starts at once.
"""
