import { serveBeside } from '#server/uploads/serve-beside.ts';
import { openPdf, type StampPlace, stampPdf } from './stamp-pdf.ts';

/** A PDF to be stamped, or only to be tried where there are no words. */
export interface StampTask {
  bytes: Uint8Array;
  words?: string;
  where?: StampPlace | undefined;
}

serveBeside(async ({ bytes, words, where }: StampTask): Promise<Uint8Array | null> => {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (words !== undefined) return stampPdf(pdf, words, where);
  await openPdf(pdf);
  return null;
});
