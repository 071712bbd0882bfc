import { type Tax, taxOn } from './gst.ts';

/** What the platform keeps of a professional's fee, in percent; GST on it comes on top. */
export const COMMISSION_PERCENT = 5;

/**
 * What the platform keeps of a professional's fee, in paise: its commission and the GST on it by the
 * professional's state. The rest is the professional's.
 */
export const commissionOn = (feePaise: number, state: string): Tax =>
  taxOn(Math.round((feePaise * COMMISSION_PERCENT) / 100), state);
