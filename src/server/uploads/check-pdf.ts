import words from '#messages/lib/refusals/index.ts';
import { badFile } from './bad-file.ts';
import { splitPdf, unpackStream } from './pdf-parts.ts';

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const ENCRYPTED = /\/Encrypt(?=[\s\0/<>()[\]{}%]|$)/;
/** Scripts, programs, files within, forms that send themselves, films, and pages of other files. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|XFA|SubmitForm|ImportData|GoTo[ER]|RichMedia|Rendition|Movie)(?=[\s\0/<>()[\]{}%]|$)/;
/** A stream of objects, which may hold what is looked for, rather than of pixels or text. */
const OBJECT_STREAM = /\/(?:ObjStm|First)(?=[\s\0/<>()[\]{}%]|$)/;
const OBJECT_START = /\d\s+\d+\s+obj/;

/**
 * Refuses a PDF that is encrypted, or does more than show pages: invalid, with a sentence.
 * Whatever cannot be looked into is refused too. Text and pixels of pages are not searched,
 * where the same letters mean nothing.
 */
export function checkPdf(bytes: Buffer): void {
  const { outside, streams } = splitPdf(bytes.toString('latin1'));
  if (ENCRYPTED.test(outside)) throw badFile(words.pdfLocked);
  if (ACTIVE.test(outside)) throw badFile(words.pdfAlive);

  // A reader goes by byte offsets, so what looks like a stream to us can be objects to it.
  const disguised = ({ data }: { data: string }) =>
    OBJECT_START.test(data) && (ACTIVE.test(data) || OBJECT_STREAM.test(data));
  if (streams.some(disguised)) throw badFile(words.pdfAlive);

  const packed = streams.filter(({ dictionary }) => OBJECT_STREAM.test(dictionary));
  if ((outside.match(/\/ObjStm/g)?.length ?? 0) > packed.length) throw badFile(words.pdfOpaque);
  let room = MAX_UNPACKED_BYTES;
  for (const stream of packed) {
    const objects = unpackStream(stream, room);
    if (objects === undefined) throw badFile(words.pdfOpaque);
    if (ACTIVE.test(objects)) throw badFile(words.pdfAlive);
    room -= objects.length;
  }
}
