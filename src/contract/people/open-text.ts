import { shortText } from '#contract/lib/fields.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';

/** Words to the other side, who must not learn here how to reach the writer. */
export const openText = (most: number) =>
  shortText(most).refine((text) => !holdsContact(text), {
    error: 'Leave out phone numbers, e-mail addresses and links. Contacts are shared by request.',
  });

export const reason = openText(500).min(5, 'Say why, in a sentence.');
