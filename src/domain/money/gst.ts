import { HOME_STATE } from '#domain/lib/gstin.ts';

/** GST on the platform's services: 18 %, half to the centre and half to the state, or IGST across. */
export const GST_PERCENT = 18;
/** SAC of brokerage and platform fees, and of selling advertising space on the internet. */
export const SAC = { platform: '997222', advertising: '998365' } as const;

/** All in paise. */
export interface Tax {
  net: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** GST on a net amount, in paise, by the state the service is supplied to. */
export function taxOn(net: number, placeOfSupply: string): Tax {
  if (placeOfSupply !== HOME_STATE) {
    const igst = Math.round((net * GST_PERCENT) / 100);
    return { net, cgst: 0, sgst: 0, igst, total: net + igst };
  }
  const half = Math.round((net * GST_PERCENT) / 200);
  return { net, cgst: half, sgst: half, igst: 0, total: net + 2 * half };
}

export const untaxed = (net: number): Tax => ({ net, cgst: 0, sgst: 0, igst: 0, total: net });

/**
 * The tax within a part of a taxed total that goes back, in paise. `before` is what of the total has
 * gone back already: parts refunded one after the other add up to the whole's tax exactly.
 */
export function taxWithin(whole: Tax, part: number, before = 0): Tax {
  const upTo = (of: number, paise: number) =>
    whole.total === 0 ? 0 : Math.round((of * paise) / whole.total);
  const share = (of: number) => upTo(of, before + part) - upTo(of, before);
  const [cgst, sgst, igst] = [share(whole.cgst), share(whole.sgst), share(whole.igst)];
  return { net: part - cgst - sgst - igst, cgst, sgst, igst, total: part };
}
