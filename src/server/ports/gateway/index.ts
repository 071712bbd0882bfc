import type { Database } from '#server/db/client.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { cashfreeGateway } from './cashfree/cashfree.ts';
import { type CashfreeSettings, cashfreeAccount } from './cashfree/settings.ts';
import { closedGateway } from './closed.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandbox.ts';

export type { PaymentGateway } from './gateway.ts';

/** Of every provider that may be chosen. */
export type PaymentSettings = CashfreeSettings;

export interface GatewayParts {
  db: Database;
  secrets: Secrets;
  /** Told why the provider was of no use, without anything personal: for the log. */
  report?: (what: string) => void;
  /** Whether payments may be made up. */
  mayPlay: boolean;
  now?: () => Date;
}

/**
 * The provider whose settings are there, the sandbox when none is, or where nobody may play one
 * that takes no money. Throws a sentence that names the missing settings where they are half there.
 */
export function openGateway(
  settings: PaymentSettings,
  { db, secrets, report, mayPlay, now }: GatewayParts,
): PaymentGateway {
  const common = { linkKey: secrets.key('checkout link'), ...(report && { report }) };
  const cashfree = cashfreeAccount(settings);
  if (cashfree) return cashfreeGateway({ ...cashfree, ...common });
  const key = secrets.key('sandbox gateway');
  return mayPlay ? sandboxGateway({ db, key, ...(now && { now }) }) : closedGateway;
}
