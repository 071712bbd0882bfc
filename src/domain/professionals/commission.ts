import { type Tax, taxOn } from '#domain/money/gst.ts';
import { COMMISSION_PERCENT } from './engagement.ts';

/**
 * What the platform keeps of a professional's fee, in paise: its commission and the GST on it by the
 * professional's state. The rest is the professional's.
 */
export const commissionOn = (feePaise: number, state: string): Tax =>
  taxOn(Math.round((feePaise * COMMISSION_PERCENT) / 100), state);
