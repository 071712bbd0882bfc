import { cashfreeESigner } from './cashfree.ts';
import { closedESigner } from './closed.ts';
import type { ESigner } from './e-signer.ts';
import { sandboxESigner } from './sandbox.ts';

export type { ESigner } from './e-signer.ts';

export interface ESignSettings {
  /** Agreements are signed at the provider that checks identities, with its settings. */
  ESIGN: boolean;
  KYC_BASE_URL?: string | undefined;
  KYC_CLIENT_ID?: string | undefined;
  KYC_CLIENT_SECRET?: string | undefined;
}

/** The provider where it is asked for, else the sandbox, or nobody where nothing may be played. */
export function openESigner(
  { ESIGN, KYC_BASE_URL, KYC_CLIENT_ID, KYC_CLIENT_SECRET }: ESignSettings,
  { mayPlay, report }: { mayPlay: boolean; report?: (what: string) => void },
): ESigner {
  if (!ESIGN) return mayPlay ? sandboxESigner : closedESigner;
  if (!KYC_BASE_URL || !KYC_CLIENT_ID || !KYC_CLIENT_SECRET) {
    throw new Error('ESIGN needs KYC_BASE_URL, KYC_CLIENT_ID and KYC_CLIENT_SECRET.');
  }
  return cashfreeESigner({
    baseUrl: KYC_BASE_URL,
    clientId: KYC_CLIENT_ID,
    clientSecret: KYC_CLIENT_SECRET,
    ...(report && { report }),
  });
}
