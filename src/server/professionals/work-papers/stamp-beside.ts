import { Beside } from '#server/uploads/beside.ts';
import type { StampPlace } from './stamp-pdf.ts';
import type { StampTask } from './stamp-worker.ts';

const stampers = new Beside<StampTask, Uint8Array | null>(
  new URL('./stamp-worker.ts', import.meta.url),
  { seconds: 15, megabytes: 512 },
);

/** Throws invalid for a PDF that no stamp could be put on. */
export async function requireStampable(bytes: Buffer): Promise<void> {
  await stampers.run({ bytes });
}

/** Puts the words on every page, beside the thread that answers. Throws invalid where that is too much work. */
export async function stampPdfBeside(
  bytes: Buffer,
  words: string,
  where?: StampPlace,
): Promise<Buffer> {
  return Buffer.from((await stampers.run({ bytes, words, where })) ?? []);
}
