#!/usr/bin/env bash
# Prints the path of a Chromium for the tests of the page; installs Debian's where there is none.
set -euo pipefail

find_browser() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name"; then
            return 0
        fi
    done
    return 1
}

if find_browser; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Setting up: a browser for the tests" >&2
    apt-get install -y --no-install-recommends chromium >/dev/null 2>&1 \
        || { apt-get update >/dev/null && apt-get install -y --no-install-recommends chromium >/dev/null; } >&2
    find_browser && exit 0
fi
echo "The tests of the page need Chromium: install it, or name it in CHROMIUM." >&2
exit 1
