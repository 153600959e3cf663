#!/usr/bin/env bash
# A database server for tests and measurements: on loopback, with its data in a temporary folder.
#
#   tools/services.sh install        only see to it that PostgreSQL is there
#   tools/services.sh start          start one; prints its folder and its address
#   tools/services.sh stop FOLDER    stop it and remove the folder
#
# PostgreSQL is installed from the system's packages when it is missing.
set -euo pipefail
source "$(dirname "$0")/system.sh"

binaries() {
    local folder
    for folder in "$(pg_config --bindir 2>/dev/null || true)" /usr/lib/postgresql/*/bin; do
        if [[ -x $folder/initdb && -x $folder/pg_ctl ]]; then
            echo "$folder"
            return
        fi
    done
    return 1
}

# PostgreSQL refuses to run as root; its package brings a user of its own.
as_owner() {
    if [[ $EUID -eq 0 ]]; then
        runuser -u postgres -- "$@"
    else
        "$@"
    fi
}

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

see_to_it() {
    binaries >/dev/null || { install_package postgresql "a database, PostgreSQL" && binaries >/dev/null; }
}

start() {
    see_to_it
    local bin folder port
    bin=$(binaries)
    folder=$(mktemp -d -t runehall-postgresql.XXXXXX)
    [[ $EUID -ne 0 ]] || chown postgres "$folder"
    port=$(free_port)
    cd "$folder"
    as_owner "$bin/initdb" --pgdata="$folder/data" --auth=trust --username=hall --encoding=UTF8 >&2
    as_owner "$bin/pg_ctl" --pgdata="$folder/data" --log="$folder/log" --wait \
        --options="-p $port -c listen_addresses=127.0.0.1 -k $folder" start >&2
    echo "$folder postgresql+asyncpg://hall@127.0.0.1:$port/postgres"
}

stop() {
    local bin folder=$1
    bin=$(binaries)
    [[ -f $folder/data/PG_VERSION ]] || { echo "There is no database in $folder." >&2; exit 1; }
    cd "$folder"
    as_owner "$bin/pg_ctl" --pgdata="$folder/data" --mode=immediate stop >&2
    cd ..
    rm -rf "$folder"
}

case ${1:-} in
    install) see_to_it ;;
    start) start ;;
    stop) stop "${2:?which folder}" ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
