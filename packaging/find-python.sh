#!/bin/sh
# Prints the first Python that this program can use: 3.11 or newer, with the parts that make a virtual
# environment. $PYTHON, where set, is tried alone.
for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            command -v "$candidate"
            exit 0
        fi
        unable=$candidate
    fi
done
if [ -n "${unable:-}" ]; then
    echo "$unable cannot make virtual environments. On Debian and Ubuntu run: sudo apt-get install python3-venv" >&2
else
    echo "Python 3.11 or newer is needed and was not found (tried: ${PYTHON:-python3, python3.11 to 3.13})." >&2
    echo "Install one, or name it: make setup PYTHON=/path/to/python3" >&2
fi
exit 1
