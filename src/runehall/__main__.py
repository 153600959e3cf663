"""`python -m runehall` is the same as `runehall`."""

from runehall.cli import main

if __name__ == "__main__":
    main()
