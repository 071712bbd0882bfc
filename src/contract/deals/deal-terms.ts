import { z } from 'zod';
import { named } from '#contract/lib/named.ts';
import { openText } from '#contract/people/open-text.ts';
import { MAX_CONDITIONS } from '#domain/deals/bid.ts';
import words from '#messages/deals/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

export const conditionsForm = z
  .array(openText(120).min(3, { error: () => words.shortSentence }))
  .max(MAX_CONDITIONS, { error: () => words.mostConditions({ most: MAX_CONDITIONS }) });

/** Terms as somebody offers them; what nobody asks for is null. */
export const termsForm = z.object({
  possessionOn: z.iso
    .date({ error: () => usual.chooseDay })
    .nullable()
    .default(null),
  fixtures: openText(200)
    .min(3, { error: () => words.whatStays })
    .nullable()
    .default(null),
  loanBy: z.iso
    .date({ error: () => usual.chooseDay })
    .nullable()
    .default(null),
});
named({ DealTermsOffered: termsForm });

/** The same as they are shown. */
export const shownTerms = z.object({
  possessionOn: z.string().nullable(),
  fixtures: z.string().nullable(),
  loanBy: z.string().nullable(),
});
named({ DealTerms: shownTerms });
