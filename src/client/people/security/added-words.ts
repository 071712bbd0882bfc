import { formatMoment } from '#client/ui/moment.ts';
import words from '#messages/people/security/index.ts';

/** "Added 3 Nov 2026, 4:05 pm · not used yet". */
export const addedWords = ({
  addedAt,
  lastUsedAt,
}: {
  addedAt: string;
  lastUsedAt: string | null;
}) =>
  lastUsedAt
    ? words.addedUsed({ added: formatMoment(addedAt), used: formatMoment(lastUsedAt) })
    : words.addedNotUsed({ added: formatMoment(addedAt) });
