#!/bin/sh
# The command line with the settings and the rights of the service, for root: /usr/local/sbin/acheron.
set -eu
set -a
. /etc/acheron.env
set +a
exec runuser -u acheron -- /opt/acheron/node_modules/.bin/node /opt/acheron/packages/cli/bin/acheron.mjs "$@"
