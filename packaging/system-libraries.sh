#!/usr/bin/env bash
# Sees to the system packages that Qt's wheels leave to the system.
#
#   packaging/system-libraries.sh run        what the window needs
#   packaging/system-libraries.sh test       that, and what the tests need
#   packaging/system-libraries.sh package    that, and what `make package` needs
#
# On Debian and Ubuntu missing packages are installed where the user may (root, or sudo without a password);
# else the one line to run is printed. It never fails: what is truly missing shows itself soon enough, and a
# machine without network that has everything already is left alone.
set -u

run="libegl1 libgl1 libglib2.0-0 libfontconfig1 libxkbcommon0 libdbus-1-3 fonts-dejavu-core
     libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-image0 libxcb-render-util0 libxcb-xkb1
     libxkbcommon-x11-0 libwayland-cursor0 libwayland-egl1"
tests="xvfb xauth xdotool poppler-utils"
packing="binutils dpkg desktop-file-utils shared-mime-info"

case "${1:-run}" in
    run) wanted=$run ;;
    test) wanted="$run $tests" ;;
    package) wanted="$run $tests $packing" ;;
    *) echo "usage: $0 {run|test|package}" >&2; exit 2 ;;
esac

# Other systems have their own names for these; README.md lists them.
[ "$(uname -s)" = Linux ] && command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || exit 0

is_installed() { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

# Ubuntu 24.04 and Debian 13 renamed libglib2.0-0; either name will do.
missing=""
for name in $wanted; do
    is_installed "$name" || is_installed "${name}t64" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Some system packages that Qt needs are missing. Please run:"
    echo "    sudo apt-get install --no-install-recommends$missing"
    exit 0
fi

echo "Installing system packages:$missing"
install() {
    # shellcheck disable=SC2086 # a list of names, and perhaps no prefix
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing \
        >/dev/null 2>&1 </dev/null
}
update() { $as_root apt-get update -qq >/dev/null 2>&1 </dev/null; }

if ! install && ! { update && install; }; then
    echo "They could not be installed. Going on without; where a step fails, run:"
    echo "    sudo apt-get install --no-install-recommends$missing"
fi
exit 0
