# Sourced by the scripts beside it: sees to a package of the system that is missing.

# install_package PACKAGE WHAT_FOR: from Debian's packages where we may; elsewhere a sentence.
install_package() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "The tests need $2: install your system's package, here called $1." >&2
        return 1
    fi
    echo "Setting up: $2" >&2
    # Another installation may be under way: wait for it.
    local install=(apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$1")
    "${install[@]}" >/dev/null 2>&1 || { apt-get -qq update && "${install[@]}"; } >/dev/null
}
