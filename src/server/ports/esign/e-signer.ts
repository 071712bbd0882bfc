export interface SigningRequest {
  /** Ours, 50 characters at most; the provider knows the signature by it. */
  reference: string;
  /** Draws what is signed, with the page the signature is put on, from 1; only who sends it asks. */
  draw: () => Promise<{ pdf: Buffer; page: number }>;
  signer: { name: string; email: string; mobile: string };
  /** Where the signer comes back to. */
  returnTo: string;
}

/** `url`: where the signer goes on to sign; null where nothing more is asked of them. */
export type SigningBegun =
  | { ok: true; url: string | null }
  | { ok: false; reason: 'invalid' | 'unavailable' };

/** `refused`: declined, failed or run out; it can be begun anew. */
export type SigningOutcome = 'signed' | 'pending' | 'refused' | 'unavailable';

/** Has a text signed by one person, in their own name. Nothing is thrown; every outcome is returned. */
export interface ESigner {
  /** Signatures are played; pages must say so. */
  readonly isSandbox: boolean;
  begin(wish: SigningRequest): Promise<SigningBegun>;
  outcomeOf(reference: string): Promise<SigningOutcome>;
}
