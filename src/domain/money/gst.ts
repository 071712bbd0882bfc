/** GST on the platform's services: 18 %, half to the centre and half to the state, or IGST across. */
export const GST_PERCENT = 18;
/** Maharashtra, where the platform is registered. */
export const HOME_STATE = '27';

/** SAC of brokerage and platform fees, and of selling advertising space on the internet. */
export const SAC = { platform: '997222', advertising: '998365' } as const;

/** State codes of the GST registration, which a GSTIN begins with. */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

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

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a GSTIN is well formed: its state, its shape and its check sign (mod 36, weights 1 and 2). */
export function isGstin(typed: string): boolean {
  if (!GSTIN.test(typed) || !(typed.slice(0, 2) in GST_STATES)) return false;
  const sum = [...typed.slice(0, 14)].reduce((total, sign, at) => {
    const product = SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] === typed[14];
}
