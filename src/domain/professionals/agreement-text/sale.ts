import { formatDate } from '#domain/lib/time/format.ts';
import { type AgreementFacts, type Clause, described, type SaleTerms } from './facts.ts';

const STAMP_DUTY = {
  buyer: 'The Buyer pays the stamp duty and the registration fee.',
  seller: 'The Seller pays the stamp duty and the registration fee.',
  both: 'The Seller and the Buyer pay the stamp duty and the registration fee in equal halves.',
} as const;

export const saleOpening =
  'The Seller is the owner of the property described below and wishes to sell it. The Buyer wishes to buy it. They agree on what follows.';

/** What the two sides of a sale promise each other until the deed is registered. */
export function saleClauses({ terms, property, money }: AgreementFacts<SaleTerms>): Clause[] {
  const { price, tokenPaid, registerBy, possessionOn, stampDutyBy } = terms;
  const paid = tokenPaid
    ? `The Buyer has paid ${money(tokenPaid)} as token amount. It counts towards the price. The rest, ${money(price - tokenPaid)}, is due on the day the sale deed is registered, unless the two sides have agreed on instalments; those paid by then are taken off.`
    : `The whole price is due on the day the sale deed is registered, unless the two sides have agreed on instalments; those paid by then are taken off.`;
  return [
    { heading: 'The property', text: described({ property, terms }, 'the Property') },
    {
      heading: 'Price',
      text: `The Seller sells and the Buyer buys the Property for ${money(price)}.`,
    },
    { heading: 'Payment', text: paid },
    {
      heading: 'Tax at source',
      text: 'Where the law asks the Buyer to deduct income tax from the price (1 % where the price is ₹ 50,00,000 or more), the Buyer deducts it from what is paid to the Seller, deposits it, and hands the certificate to the Seller. An amount so deducted counts as paid.',
    },
    {
      heading: 'Title',
      text: 'The Seller declares: the Property is the Seller’s alone to sell; it is free of mortgage, charge, lien, attachment, tenancy and any other claim, save what the title report names; no case about it is pending; and it has not been promised to anybody else. If a claim from before the day of the sale deed comes up, the Seller clears it at their own cost and makes good the loss it causes the Buyer.',
    },
    {
      heading: 'Papers',
      text: 'The Seller shows the Buyer the originals of all title papers, and hands them over when the sale deed is registered. The Seller obtains the no-objection of the society or association where one is needed.',
    },
    {
      heading: 'Dues',
      text: 'Property tax, maintenance, electricity, water and other charges are the Seller’s up to the day possession is given and the Buyer’s from that day on.',
    },
    {
      heading: 'Sale deed',
      text: `The two sides sign the sale deed and have it registered at the sub-registrar’s office by ${formatDate(registerBy)}. Until then the Property remains the Seller’s. ${STAMP_DUTY[stampDutyBy]}`,
    },
    {
      heading: 'Possession',
      text: `The Seller gives the Buyer the vacant Property, with its keys and fixed fittings, on ${formatDate(possessionOn)}, against payment of the full price.`,
    },
    {
      heading: 'If one side does not keep to it',
      text: 'If the sale deed is not registered by that day because of one side, the other may give 15 days’ written notice. After that the other may ask a court that the sale be carried out, or end this agreement. If the Buyer is at fault, the token amount goes as the rules of the booking say, and all else that was paid is returned within 30 days. If the Seller is at fault, all that was paid is returned within 30 days.',
    },
    {
      heading: 'Loss before possession',
      text: 'Until possession is given, loss of or damage to the Property is at the Seller’s risk. If it becomes unfit for use, the Buyer may end this agreement and gets back all that was paid.',
    },
  ];
}
