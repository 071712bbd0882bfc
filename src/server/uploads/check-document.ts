import { createHash } from 'node:crypto';
import words from '#messages/lib/refusals/index.ts';
import { badFile, tooManyBytes } from './bad-file.ts';
import { openPicture } from './picture.ts';
import { readPdf } from './read-pdf.ts';
import { safeFileName } from './safe-file-name.ts';
import { typeOf } from './sniff.ts';

export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const EXTENSION = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

export interface CheckedDocument {
  mime: keyof typeof EXTENSION;
  /** Without the dot. */
  extension: string;
  /** Safe to show and to download by; not a path to store under. */
  fileName: string;
  /** What is to be kept: of a picture its pixels only, without where and by what it was taken. */
  file: Buffer;
  /** Of `file`. */
  sha256: string;
}

function isAccepted(mime: string): mime is CheckedDocument['mime'] {
  return Object.hasOwn(EXTENSION, mime);
}

/** The pixels, upright, in the same format. */
async function cleanPicture(bytes: Buffer, mime: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const picture = await openPicture(bytes);
  return picture.decode((pixels) =>
    mime === 'image/jpeg'
      ? pixels.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
      : pixels.png().toBuffer(),
  );
}

/**
 * Looks a document through: a PDF is kept as it was sent, a picture drawn anew.
 * Throws too_large, or invalid with a sentence for the sender.
 */
export async function checkDocument(bytes: Buffer, fileName: string): Promise<CheckedDocument> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooManyBytes(MAX_DOCUMENT_BYTES);
  const mime = await typeOf(bytes);
  const startsAsPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isAccepted(mime) || (mime === 'application/pdf' && !startsAsPdf)) {
    throw badFile(words.choosePdfOrPicture);
  }
  let file = bytes;
  if (mime === 'application/pdf') await readPdf(bytes);
  else file = await cleanPicture(bytes, mime);
  return {
    mime,
    extension: EXTENSION[mime],
    fileName: safeFileName(fileName, EXTENSION[mime]),
    file,
    sha256: createHash('sha256').update(file).digest('hex'),
  };
}
