#!/usr/bin/env bash
# Pins every requirement with its hashes: runtime.txt, dev.txt and package.txt, for Linux, macOS and Windows
# and for Python 3.11 to 3.13. Run by `make lock`; it wants Python 3.11, the oldest that is supported, and a
# network. No file written here names the place the packages come from. Give `--upgrade` to move the pins.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=packaging/requirements
python=build/lock/bin/python
if [ ! -x "$python" ]; then
    "$(PYTHON=${PYTHON:-python3.11} packaging/find-python.sh)" -m venv build/lock
    "$python" -m pip --quiet install pip-tools
fi

compile() {  # compile OUT ARGUMENTS...
    out=$1; shift
    "$python" -m piptools compile --quiet --allow-unsafe --generate-hashes --strip-extras --no-header \
        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
        --output-file "$out" "$@"
    # What only other systems need stands in the .in files without a marker, since pip-compile leaves out what
    # this system does not need; the marker is put in here.
    sed -i -E \
        -e 's/^((colorama|pefile|pywin32-ctypes)==[^ ]+)( ;[^\\]*)?/\1 ; sys_platform == "win32"/' \
        -e 's/^(macholib==[^ ]+)( ;[^\\]*)?/\1 ; sys_platform == "darwin"/' \
        -e '1i # Written by `make lock`. Edit pyproject.toml or the .in file beside this one instead.' "$out"
}

compile "$here/runtime.txt" "$@" pyproject.toml
compile "$here/dev.txt" "$@" --extra dev --constraint "$here/runtime.txt" pyproject.toml "$here/dev.in"
compile "$here/package.txt" "$@" --extra package --constraint "$here/dev.txt" pyproject.toml "$here/package.in"
