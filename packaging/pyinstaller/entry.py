"""What the frozen program starts with."""

import sys

from kingdom_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
