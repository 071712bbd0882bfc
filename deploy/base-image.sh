#!/usr/bin/env bash
# `deploy/base-image.sh NAME [SUITE]`: the base of the image from nothing but Debian's packages, for
# machines that reach no registry. Needs podman and mmdebstrap; then
# `podman build --build-arg BASE=NAME .`
set -euo pipefail
name=${1:?how the base is to be called, as localhost/debian}
suite=${2:-trixie}

# Of packages the manuals and translations stay away. The image adds nothing to these packages, so
# that a build for trying asks Debian only once.
mmdebstrap --quiet --variant=minbase --include=ca-certificates,tini,tzdata \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/info/*' --dpkgopt='path-exclude=/usr/share/i18n/*' \
  "$suite" - | podman import - "$name"
