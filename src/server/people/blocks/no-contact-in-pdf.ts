import words from '#messages/people/files/index.ts';
import { badFile } from '#server/uploads/bad-file.ts';
import { Beside } from '#server/uploads/beside.ts';
import type { Contacts } from './contacts-in-pdf.ts';
import type { RelationRow } from './relation.ts';

const readers = new Beside<Uint8Array, Contacts>(new URL('./contacts-worker.ts', import.meta.url), {
  seconds: 15,
  megabytes: 512,
});

const refusalOf = (contacts: Exclude<Contacts, 'none'>) =>
  ({ found: words.pdfHoldsContact, pictures: words.pdfHoldsPictures, unreadable: words.pdfUnread })[
    contacts
  ];

/**
 * Until contacts are shared, a checked PDF must be no more of a way around the request than words.
 * @param mayShow whether the two may show each other what we cannot read: pictures, scans
 */
export async function requireNoContactInPdf(
  { shared }: RelationRow,
  file: Buffer,
  mayShow: boolean,
): Promise<void> {
  if (shared) return;
  const contacts = await readers.run(file);
  if (contacts === 'none' || (contacts !== 'found' && mayShow)) return;
  throw badFile(refusalOf(contacts));
}
