import type { CheckKind } from '#domain/people/kyc.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/reviewing/index.ts';

export const CHECK_LABEL: Record<CheckKind, string> = labels(() => words.check);
