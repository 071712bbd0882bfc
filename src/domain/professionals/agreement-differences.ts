import { conditionLines, type DealTerms } from '#domain/deals/deal-terms.ts';
import { formatRupees, type Rupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';

interface AgreedDeal {
  price: Rupees;
  terms: DealTerms;
  conditions: readonly string[];
}

/** What was agreed beside price and possession, which every template has a clause of its own for. */
export const furtherAgreed = ({ terms, conditions }: Omit<AgreedDeal, 'price'>): string[] =>
  conditionLines({ terms: { ...terms, possessionOn: null }, conditions });

/** Where the text of an agreement departs from the deal it is for, in a sentence each. */
export function agreementDifferences(
  deal: AgreedDeal,
  agreement: { terms: Record<string, unknown>; text: string },
): string[] {
  const { price, rent, possessionOn, startOn } = agreement.terms;
  const amount = price ?? rent;
  const day = possessionOn ?? startOn;
  const agreedOn = deal.terms.possessionOn;
  return [
    ...(typeof amount === 'number' && amount !== deal.price
      ? [`${formatRupees(deal.price)} was agreed; this text says ${formatRupees(amount)}.`]
      : []),
    ...(agreedOn && typeof day === 'string' && day !== agreedOn
      ? [`Possession on ${formatDate(agreedOn)} was agreed; this text says ${formatDate(day)}.`]
      : []),
    ...furtherAgreed(deal)
      .filter((line) => !agreement.text.includes(line))
      .map((line) => `Agreed, but not in this text: “${line}”`),
  ];
}
