#!/bin/sh
# Runs the server and its commands, with the Node beside this script or else the machine's:
#   site serve    site admin list    site backup FILE    site --help
here=$(dirname -- "$(readlink -f -- "$0")")
node=$here/node
[ -x "$node" ] || node=node
# Small portions of garbage collection keep the server's memory below what a small machine has.
exec "$node" --max-semi-space-size=2 "$here/../server/main.js" "$@"
