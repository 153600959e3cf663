#!/usr/bin/env bash
# Prints the path of a Chromium for the tests of the page; installs Debian's where there is none.
# CHROMIUM names another one. The headless shell is the same engine without windows and menus, and
# shows a page in about half the time.
set -euo pipefail
source "$(dirname "$0")/system.sh"

find_browser() {
    local name
    for name in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name"; then
            return 0
        fi
    done
    return 1
}

find_browser || {
    install_package chromium-headless-shell "a browser, Chromium" 2>/dev/null \
        || install_package chromium "a browser, Chromium"
    find_browser
}
