import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { openText } from '#contract/people/open-text.ts';
import { MAX_CONDITIONS } from '#domain/deals/bid.ts';

export const conditionsForm = z
  .array(openText(120).min(3, 'Write a short sentence.'))
  .max(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} conditions.`);

/** Terms as somebody offers them; what nobody asks for is null. */
export const termsForm = z.object({
  possessionOn: z.iso.date('Choose a day.').nullable().default(null),
  fixtures: openText(200).min(3, 'Name what stays.').nullable().default(null),
  loanBy: z.iso.date('Choose a day.').nullable().default(null),
});
named({ DealTermsOffered: termsForm });

/** The same as they are shown. */
export const shownTerms = z.object({
  possessionOn: z.string().nullable(),
  fixtures: z.string().nullable(),
  loanBy: z.string().nullable(),
});
named({ DealTerms: shownTerms });
