#!/bin/sh
# Installs the packages when they are missing or older than the lock file. Plain sh: nothing else is there yet.
set -e
# Every native package here brings its binary; a rebuild would want compilers, and headers of the wrong Node.
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "Foyer: installing packages (once, about half a minute) ..."
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  touch node_modules/.package-lock.json
fi
