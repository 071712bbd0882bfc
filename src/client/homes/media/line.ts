import { call, callQuietly, sendFile } from '#client/lib/api.ts';
import { cancelUpload, createUpload, getUpload, sendChunk } from '#contract/homes/media.ts';
import type { Line } from './send-in-chunks.ts';
import type { PictureKind } from './upload-queue.ts';

/** The connection is back, or so long has passed. */
function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

/** The line to one listing's photos; quiet, since a picture shows once all of it has arrived. */
export function lineTo(listingId: number, kind: PictureKind): Line {
  return {
    announce: async ({ name, size }) =>
      (
        await callQuietly(createUpload, {
          params: { listingId },
          body: { kind, filename: name, bytes: size },
        })
      ).data,
    send: async (uploadId, offset, chunk) =>
      (
        await sendFile(
          sendChunk,
          chunk,
          { params: { listingId, uploadId }, query: { offset } },
          { quiet: true },
        )
      ).data,
    progress: async (uploadId) => (await call(getUpload, { params: { listingId, uploadId } })).data,
    cancel: (uploadId) => callQuietly(cancelUpload, { params: { listingId, uploadId } }),
    wait: untilOnline,
    now: () => performance.now(),
  };
}
