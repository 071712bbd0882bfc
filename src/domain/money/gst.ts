import { HOME_STATE } from '#domain/lib/gstin.ts';
import {
  lesserOf,
  minus,
  NOTHING,
  type Paise,
  percentOf,
  plus,
  shareOf,
  sumOf,
} from '#domain/lib/money.ts';

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

const both = (a: Tax, b: Tax): Tax =>
  addUp(plus(a.net, b.net), {
    cgst: plus(a.cgst, b.cgst),
    sgst: plus(a.sgst, b.sgst),
    igst: plus(a.igst, b.igst),
  });

export const untaxed = (net: Paise): Tax =>
  addUp(net, { cgst: NOTHING, sgst: NOTHING, igst: NOTHING });

/** What of a taxed total has gone back in parts, the first first. */
export const taxBack = (whole: Tax, parts: readonly Paise[]): Tax =>
  parts.reduce((before, part) => both(before, taxWithin(whole, part, before)), untaxed(NOTHING));

/**
 * The tax within a part of a taxed total that goes back. `before` is what of it has gone back already:
 * parts refunded one after the other add up to the whole's tax exactly. Where a single paisa would
 * have to give one to the centre and one to the state, the state's goes back with the next part.
 */
export function taxWithin(whole: Tax, part: Paise, before: Tax = untaxed(NOTHING)): Tax {
  const back = { part: plus(before.total, part), whole: whole.total };
  const due = (of: 'cgst' | 'sgst' | 'igst') =>
    whole.total === 0 ? NOTHING : minus(shareOf(whole[of], back), before[of]);
  const [cgst, igst] = [due('cgst'), due('igst')];
  const left = minus(part, plus(cgst, igst));
  const sgst = lesserOf(due('sgst'), left);
  return { net: minus(left, sgst), cgst, sgst, igst, total: part };
}
