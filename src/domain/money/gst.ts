import { HOME_STATE } from '#domain/lib/gstin.ts';
import { minus, NOTHING, type Paise, percentOf, plus, shareOf, sumOf } from '#domain/lib/money.ts';
/** GST on the platform's services: 18 %, half to the centre and half to the state, or IGST across. */
export const GST_PERCENT = 18;
/** SAC of brokerage and platform fees, and of selling advertising space on the internet. */
export const SAC = { platform: '997222', advertising: '998365' } as const;

export interface Tax {
  net: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  total: Paise;
}

const addUp = (net: Paise, gst: Pick<Tax, 'cgst' | 'sgst' | 'igst'>): Tax => ({
  net,
  ...gst,
  total: sumOf([net, gst.cgst, gst.sgst, gst.igst]),
});

/** GST on a net amount by the state the service is supplied to. */
export function taxOn(net: Paise, placeOfSupply: string): Tax {
  if (placeOfSupply !== HOME_STATE) {
    return addUp(net, { cgst: NOTHING, sgst: NOTHING, igst: percentOf(net, GST_PERCENT) });
  }
  const half = percentOf(net, GST_PERCENT / 2);
  return addUp(net, { cgst: half, sgst: half, igst: NOTHING });
}

export const untaxed = (net: Paise): Tax =>
  addUp(net, { cgst: NOTHING, sgst: NOTHING, igst: NOTHING });

/**
 * The tax within a part of a taxed total that goes back. `before` is what of the total has
 * gone back already: parts refunded one after the other add up to the whole's tax exactly.
 */
export function taxWithin(whole: Tax, part: Paise, before: Paise = NOTHING): Tax {
  const upTo = (of: Paise, given: Paise) =>
    whole.total === 0 ? NOTHING : shareOf(of, { part: given, whole: whole.total });
  const share = (of: Paise) => minus(upTo(of, plus(before, part)), upTo(of, before));
  const [cgst, sgst, igst] = [share(whole.cgst), share(whole.sgst), share(whole.igst)];
  return { net: minus(part, sumOf([cgst, sgst, igst])), cgst, sgst, igst, total: part };
}
