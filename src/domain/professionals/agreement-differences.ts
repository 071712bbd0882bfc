import { conditionLines, type DealTerms } from '#domain/deals/deal-terms.ts';
import { formatRupees, type Rupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/agreement-paper/index.ts';

interface AgreedDeal {
  price: Rupees;
  terms: DealTerms;
  conditions: readonly string[];
}

/** What was agreed beside price and possession, which every template has a clause of its own for. */
export const furtherAgreed = ({ terms, conditions }: Omit<AgreedDeal, 'price'>): string[] =>
  conditionLines({ terms: { ...terms, possessionOn: null }, conditions });

/**
 * Where the text of an agreement departs from the deal it is for, in a sentence each.
 * @param written what was further agreed, as texts have it
 */
export function agreementDifferences(
  deal: AgreedDeal,
  agreement: { terms: Record<string, unknown>; text: string },
  written: readonly string[],
): string[] {
  const { price, rent, possessionOn, startOn } = agreement.terms;
  const amount = price ?? rent;
  const day = possessionOn ?? startOn;
  const agreedOn = deal.terms.possessionOn;
  return [
    ...(typeof amount === 'number' && amount !== deal.price
      ? [words.amountDiffers({ agreed: formatRupees(deal.price), said: formatRupees(amount) })]
      : []),
    ...(agreedOn && typeof day === 'string' && day !== agreedOn
      ? [words.dayDiffers({ agreed: formatDate(agreedOn), said: formatDate(day) })]
      : []),
    ...furtherAgreed(deal)
      .filter((_, i) => !agreement.text.includes(written[i] ?? ''))
      .map((line) => words.notInText({ line })),
  ];
}
