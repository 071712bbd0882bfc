import type { Database } from '#server/db/client.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { cashfreeGateway } from './cashfree/cashfree.ts';
import { closedGateway } from './closed.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandbox.ts';

export type { PaymentGateway } from './gateway.ts';

const NAMES = [
  'PAYMENTS_BASE_URL',
  'PAYMENTS_CLIENT_ID',
  'PAYMENTS_CLIENT_SECRET',
  'PAYMENTS_PAYOUT_CLIENT_ID',
  'PAYMENTS_PAYOUT_CLIENT_SECRET',
  'PAYMENTS_ESCROW_VENDOR',
] as const;
type Name = (typeof NAMES)[number];
export type PaymentSettings = { [name in Name]?: string | undefined } & {
  PAYMENTS_API_VERSION: string;
};

export interface GatewayParts {
  db: Database;
  secrets: Secrets;
  /** Told why the provider was of no use, without anything personal: for the log. */
  report?: (what: string) => void;
  /** Whether payments may be made up. */
  mayPlay: boolean;
}

/**
 * The provider when all of its settings are there, the sandbox when none is, or where nobody may
 * play one that takes no money. Throws a sentence that names the missing settings otherwise: half a
 * set must not quietly become the sandbox.
 */
export function openGateway(
  settings: PaymentSettings,
  { db, secrets, report, mayPlay }: GatewayParts,
): PaymentGateway {
  const missing = NAMES.filter((name) => !settings[name]);
  if (missing.length === NAMES.length) {
    return mayPlay ? sandboxGateway({ db, key: secrets.key('sandbox gateway') }) : closedGateway;
  }
  if (missing.length > 0) {
    throw new Error(
      `Payments are set up in part, without ${missing.join(' and ')}: set all, or none for the sandbox.`,
    );
  }
  const set = settings as Record<Name, string>;
  return cashfreeGateway({
    baseUrl: set.PAYMENTS_BASE_URL,
    apiVersion: settings.PAYMENTS_API_VERSION,
    payments: { id: set.PAYMENTS_CLIENT_ID, secret: set.PAYMENTS_CLIENT_SECRET },
    payouts: { id: set.PAYMENTS_PAYOUT_CLIENT_ID, secret: set.PAYMENTS_PAYOUT_CLIENT_SECRET },
    escrowVendor: set.PAYMENTS_ESCROW_VENDOR,
    linkKey: secrets.key('checkout link'),
    ...(report && { report }),
  });
}
