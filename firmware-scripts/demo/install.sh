#!/bin/sh
# Installs the packages when they are missing or older than the lock file. Plain sh: nothing else is there yet.
set -e
missing() {
  [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]
}

# Of two packages with a program of one name, of which this machine takes one, npm 9 (Debian 13's) links neither: the Node
# that everything is run with is linked here, whatever npm did.
link_node() {
  for each in node_modules/node-linux-*/bin/node; do
    [ -x "$each" ] && [ ! -x node_modules/.bin/node ] || continue
    mkdir -p node_modules/.bin
    ln -sf "../${each#node_modules/}" node_modules/.bin/node
  done
}
missing || { link_node; exit 0; }

# One at a time: two at once in one folder delete each other's files. Making a folder is the one step that only one of
# them can take; in it stands who has, so that a lock whose owner was killed is taken over.
lock=.foyer-install.lock
until mkdir "$lock" 2>/dev/null; do
  owner=$(cat "$lock/pid" 2>/dev/null || true)
  if [ -z "$owner" ]; then
    # It was made this moment, or its owner died before it could write: a second tells which.
    sleep 1
    owner=$(cat "$lock/pid" 2>/dev/null || true)
  fi
  if [ -z "$owner" ] || ! kill -0 "$owner" 2>/dev/null; then
    # Renaming, too, only one can do; who finds that it took a younger lock than it had looked at gives it back.
    if mv "$lock" "$lock.stale.$$" 2>/dev/null; then
      [ "$(cat "$lock.stale.$$/pid" 2>/dev/null || true)" = "$owner" ] || mv "$lock.stale.$$" "$lock"
      rm -rf "$lock.stale.$$"
    fi
    continue
  fi
  [ -n "$told" ] || echo "Foyer: packages are being installed already (process $owner); waiting ..."
  told=yes
  sleep 1
done
echo $$ >"$lock/pid"
trap 'rm -rf "$lock"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

missing || { link_node; exit 0; }
echo "Foyer: installing packages (once, about half a minute) ..."
# Every native package here brings its binary; a rebuild would want compilers, and headers of the wrong Node.
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
link_node
touch node_modules/.package-lock.json
