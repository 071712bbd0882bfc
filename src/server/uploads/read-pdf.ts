import { Beside } from './beside.ts';

const readers = new Beside<Uint8Array, null>(new URL('./pdf-worker.ts', import.meta.url), {
  seconds: 15,
  megabytes: 512,
});

/**
 * Looks a PDF through beside the thread that answers. Throws invalid, at the field `file`, for one
 * that does more than show pages, or is too much work.
 */
export async function readPdf(bytes: Buffer): Promise<void> {
  await readers.run(bytes);
}
