import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { badFile, tooManyBytes } from './bad-file.ts';
import { checkPdf } from './check-pdf.ts';
import { openPicture } from './picture.ts';
import { safeFileName } from './safe-file-name.ts';

export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const EXTENSION = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

export interface CheckedDocument {
  mime: keyof typeof EXTENSION;
  /** Without the dot. */
  extension: string;
  /** Safe to show and to download by; not a path to store under. */
  fileName: string;
  sha256: string;
}

function isAccepted(mime: string | undefined): mime is CheckedDocument['mime'] {
  return mime !== undefined && Object.hasOwn(EXTENSION, mime);
}

async function checkImage(bytes: Buffer): Promise<void> {
  const picture = await openPicture(bytes);
  // Statistics need every pixel, and hold none of them.
  await picture.decode((pixels) => pixels.stats());
}

/**
 * Looks a document through that is kept as it was sent.
 * Throws too_large, or invalid with a sentence for the sender.
 */
export async function checkDocument(bytes: Buffer, fileName: string): Promise<CheckedDocument> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooManyBytes(MAX_DOCUMENT_BYTES);
  // By the content; the name proves nothing.
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const startsAsPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isAccepted(mime) || (mime === 'application/pdf' && !startsAsPdf)) {
    throw badFile('Please choose a PDF, JPEG or PNG file.');
  }
  await (mime === 'application/pdf' ? checkPdf(bytes) : checkImage(bytes));
  return {
    mime,
    extension: EXTENSION[mime],
    fileName: safeFileName(fileName, EXTENSION[mime]),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
