import { shortText } from '#contract/lib/fields.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import words from '#messages/people/asked/index.ts';

/** Words to the other side, who must not learn here how to reach the writer. */
export const openText = (most: number) =>
  shortText(most).refine((text) => !holdsContact(text), {
    error: () => words.leaveOutContacts,
  });

export const reason = openText(500).min(5, { error: () => words.whyInSentence });
