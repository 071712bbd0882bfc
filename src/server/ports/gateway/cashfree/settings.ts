import type { CashfreeOptions } from './cashfree.ts';

const NAMES = [
  'PAYMENTS_BASE_URL',
  'PAYMENTS_CLIENT_ID',
  'PAYMENTS_CLIENT_SECRET',
  'PAYMENTS_PAYOUT_CLIENT_ID',
  'PAYMENTS_PAYOUT_CLIENT_SECRET',
  'PAYMENTS_ESCROW_VENDOR',
] as const;
type Name = (typeof NAMES)[number];
export type CashfreeSettings = { [name in Name]?: string | undefined } & {
  PAYMENTS_API_VERSION: string;
};

type Account = Pick<
  CashfreeOptions,
  'baseUrl' | 'apiVersion' | 'payments' | 'payouts' | 'escrowVendor'
>;

/**
 * Whose account the settings name; undefined where none is there. Throws a sentence that names the
 * missing ones otherwise: half a set must not quietly become the sandbox.
 */
export function cashfreeAccount(settings: CashfreeSettings): Account | undefined {
  const missing = NAMES.filter((name) => !settings[name]);
  if (missing.length === NAMES.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Payments are set up in part, without ${missing.join(' and ')}: set all, or none for the sandbox.`,
    );
  }
  const set = settings as Record<Name, string>;
  return {
    baseUrl: set.PAYMENTS_BASE_URL,
    apiVersion: settings.PAYMENTS_API_VERSION,
    payments: { id: set.PAYMENTS_CLIENT_ID, secret: set.PAYMENTS_CLIENT_SECRET },
    payouts: { id: set.PAYMENTS_PAYOUT_CLIENT_ID, secret: set.PAYMENTS_PAYOUT_CLIENT_SECRET },
    escrowVendor: set.PAYMENTS_ESCROW_VENDOR,
  };
}
