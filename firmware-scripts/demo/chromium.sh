#!/bin/sh
# The browser journeys need Chromium; on Debian it is installed when missing.
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1; then
  SUDO=""; [ "$(id -u)" = 0 ] || SUDO="sudo"
  echo "Foyer: installing Chromium for the browser tests ..."
  $SUDO apt-get update -qq && $SUDO apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "Foyer: Chromium is missing and could not be installed. Install it, or set FOYER_CHROMIUM to its path." >&2
exit 1
