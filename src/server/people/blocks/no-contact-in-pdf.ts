import { badFile } from '#server/uploads/bad-file.ts';
import { Beside } from '#server/uploads/beside.ts';
import type { Contacts } from './contacts-in-pdf.ts';
import type { RelationRow } from './relation.ts';

const readers = new Beside<Uint8Array, Contacts>(new URL('./contacts-worker.ts', import.meta.url), {
  seconds: 15,
  megabytes: 512,
});

const REFUSED: Record<Exclude<Contacts, 'none'>, string> = {
  found:
    'This PDF holds a phone number, an e-mail address or a link. Leave them out until the other side has shared contacts with you.',
  unreadable:
    'We cannot read the text of this PDF. Please print it to a new PDF of at most 200 pages, or send it once contacts are shared.',
};

/** Until contacts are shared, a checked PDF must be no more of a way around the request than words. */
export async function requireNoContactInPdf({ shared }: RelationRow, file: Buffer): Promise<void> {
  if (shared) return;
  const contacts = await readers.run(file);
  if (contacts !== 'none') throw badFile(REFUSED[contacts]);
}
