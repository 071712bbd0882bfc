import { minus, type Paise, percentOf } from '#domain/lib/money.ts';
import { type Tax, taxOn } from './gst.ts';

/** What the platform keeps of a professional's fee, in percent; GST on it comes on top. */
export const COMMISSION_PERCENT = 5;

/**
 * What the platform keeps of a professional's fee: its commission and the GST on it by the
 * professional's state.
 */
export const commissionOn = (feePaise: Paise, state: string): Tax =>
  taxOn(percentOf(feePaise, COMMISSION_PERCENT), state);

/** What is left of the fee for the professional. */
export const afterCommission = (feePaise: Paise, state: string): Paise =>
  minus(feePaise, commissionOn(feePaise, state).total);
