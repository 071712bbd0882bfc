import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/staff-checks/index.ts';

export const CHECK_KIND: Record<string, string> = labels(() => words.kinds);
