"""``python -m spellspeed``, and the entry point of the command: Ctrl-C is quiet even while modules load."""

import sys


def main() -> None:
    try:
        from spellspeed.play.cli import main as run

        run()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
