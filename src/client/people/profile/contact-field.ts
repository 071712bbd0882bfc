import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/profile/index.ts';

/** What is changed by a code sent to the new one. */
export type ContactField = 'email' | 'mobile';

/** As it is named in a sentence. */
export const CONTACT_LABEL: Record<ContactField, string> = labels(() => words.contact);
