import { cashfreeKyc } from './cashfree.ts';
import { closedKyc } from './closed.ts';
import type { KycProvider } from './kyc-provider.ts';
import { sandboxKyc } from './sandbox.ts';

export type { KycProvider, NameMatch } from './kyc-provider.ts';

const NAMES = ['KYC_BASE_URL', 'KYC_CLIENT_ID', 'KYC_CLIENT_SECRET'] as const;
export type KycSettings = { [name in (typeof NAMES)[number]]?: string | undefined };

export interface KycTools {
  now?: () => Date;
  /** Told why the provider was of no use, without anything personal: for the log. */
  report?: (what: string) => void;
  /** Whether answers may be made up, by numbers that everybody can read in the source. */
  mayPlay?: boolean;
}

/**
 * The provider when its three settings are there, the sandbox when none is, or where nobody may play
 * one that verifies nobody. Throws a sentence that names the missing settings otherwise: half a set
 * must not quietly become the sandbox.
 */
export function kycProvider(settings: KycSettings, tools: KycTools = {}): KycProvider {
  const [baseUrl, clientId, clientSecret] = NAMES.map((name) => settings[name]);
  if (baseUrl && clientId && clientSecret) {
    return cashfreeKyc({ baseUrl, clientId, clientSecret, report: tools.report });
  }
  const missing = NAMES.filter((name) => !settings[name]);
  if (missing.length === NAMES.length) {
    return tools.mayPlay === false ? closedKyc : sandboxKyc(tools.now);
  }
  throw new Error(
    `Identity checks are set up in part, without ${missing.join(' and ')}: set all three, or none for the sandbox.`,
  );
}
