#!/usr/bin/env bash
# Builds the image and runs it as in production: without rights, on a root that only reads. Says how
# large it is and how soon it answers. It takes what is built here already, so that of the Containerfile
# the first stage is left out; with FULL_IMAGE=1 nothing is. Needs podman and mmdebstrap.
set -euo pipefail
cd "$(dirname "$0")/.."
base=localhost/propertysearch-base
image=localhost/propertysearch-try
port=${PORT:-4321}
stage=.data/image
container=
seconds() { date +%s.%N; }
since() { echo "$(seconds) $1" | awk '{ printf "%.1f s", $1 - $2 }'; }
clean_up() {
  [ -z "$container" ] || podman rm -f -v "$container" >/dev/null
  rm -rf "$stage"
}
trap clean_up EXIT

from=$(seconds)
deploy/base-image.sh "$base" >/dev/null 2>&1
echo "base: $(since "$from")"

# Where not everything is allowed, as inside another container, limits may only go down; by itself a
# build may get too few open files for npm.
narrow=(--network host --ulimit nofile=4096:4096 --ulimit nproc=4096:4096)

# Built without a runtime of containers and in the network of this machine, which needs the least.
from=$(seconds)
built=()
if [ -z "${FULL_IMAGE:-}" ]; then
  rm -rf "$stage"
  mkdir -p "$stage/app"
  cp -al node_modules "$stage/app/"
  cp -r package.json dist src content scripts "$stage/app/"
  node_modules/node/bin/node scripts/keep-what-runs.ts "$stage/app"
  built=(--build-context "build=$stage")
fi
podman build -q --isolation chroot --format docker "${narrow[@]}" "${built[@]}" \
  --build-arg "BASE=$base" -t "$image" -f Containerfile . >/dev/null
echo "image: $(since "$from"), $(podman image inspect "$image" --format '{{.Size}}' |
  awk '{ printf "%.0f MB", $1 / 1e6 }')"

# Not every runtime gets along with control groups as they are inside another container.
for runtime in crun runc; do
  podman --runtime "$runtime" run --rm "${narrow[@]}" "$base" true 2>/dev/null && break
done
from=$(seconds)
container=$(podman --runtime "$runtime" run -d "${narrow[@]}" --read-only --cap-drop=ALL \
  --security-opt no-new-privileges --tmpfs /tmp -e DEMO=1 -e "PORT=$port" "$image")
at="http://127.0.0.1:$port"
until curl -fsS "$at/readyz" >/dev/null 2>&1; do
  [ "$(podman inspect "$container" --format '{{.State.Running}}')" = true ] ||
    { podman logs "$container" && exit 1; }
  sleep 0.2
done
echo "ready with a new demo: $(since "$from")"

for page in / /PropertyListHome /api/docs /api/docs/assets/standalone.esm.js; do curl -fsS -o /dev/null "$at$page"; done
inside() { podman exec "$container" sh -c "$1"; }
holds() { inside "$2" >/dev/null 2>&1 || { echo "not so: $1" && exit 1; }; }
holds 'it is nobody in particular' '[ "$(id -u):$(id -g)" = 10001:10001 ]'
holds 'it has no rights, and gets none' \
  '! grep -E "^Cap(Prm|Eff|Bnd|Amb)" /proc/1/status | grep -v 0000000000000000 && grep -q "NoNewPrivs:.*1" /proc/1/status'
holds 'its root is only read' '! touch /app/x && ! touch /etc/x && ! touch /usr/x && ! touch /x'
holds 'what it keeps it may write' 'touch /data/x /tmp/x && rm /data/x /tmp/x'
holds 'the commands of an operator run' 'node scripts/doctor.ts | grep -q "can be written, read and removed"'
holds 'the ledger proves' 'node scripts/ledger.ts verify'

from=$(seconds)
podman stop -t 40 "$container" >/dev/null
code=$(podman inspect "$container" --format '{{.State.ExitCode}}')
echo "stopped: $(since "$from"), exit code $code"
[ "$code" = 0 ]
