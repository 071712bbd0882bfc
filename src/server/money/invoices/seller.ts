import { AppError } from '#contract/lib/errors.ts';
import { HOME_STATE } from '#domain/lib/gstin.ts';
import words from '#messages/money/refusals/index.ts';
import type { InvoiceParty } from '#server/db/schema/index.ts';
import type { Env } from '#server/lib/env.ts';

/** Nobody's: an invoice that bears it is a sample. */
export const SAMPLE_GSTIN = '27DEMOX0000X1ZO';

const SAMPLE: InvoiceParty = {
  name: 'Propertysearch (sandbox, no real seller)',
  address: 'Sample Road 1, Shivajinagar, Pune 411005',
  state: HOME_STATE,
  gstin: SAMPLE_GSTIN,
};

/** Who writes the invoices. Outside production a marked sample stands in where nobody is named. */
export function sellerOf(env: Env): InvoiceParty {
  const { PLATFORM_LEGAL_NAME: name, PLATFORM_GSTIN: gstin, PLATFORM_ADDRESS: address } = env;
  if (name && gstin && address) return { name, address, state: HOME_STATE, gstin };
  if (env.NODE_ENV !== 'production') return SAMPLE;
  throw new AppError('unavailable', words.nothingSold);
}
