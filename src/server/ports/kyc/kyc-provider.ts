/** How near a name given to us is to the name on record, nearest first. */
export const NAME_MATCHES = ['direct', 'good', 'moderate', 'poor', 'none'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

export type Refused<Reason extends string> = { ok: false; reason: Reason };

/** `not_linked`: the Aadhaar has no mobile number, so no one-time password can reach its holder. */
export type AadhaarOtpSent =
  | { ok: true; reference: string }
  | Refused<'not_linked' | 'invalid' | 'too_soon' | 'unavailable'>;

export type AadhaarVerified =
  | { ok: true; name: string; yearOfBirth: number | null }
  | Refused<'wrong_otp' | 'expired' | 'invalid' | 'unavailable'>;

export type PanChecked =
  | { ok: true; reference: string; registeredName: string; match: NameMatch }
  | Refused<'invalid' | 'unavailable'>;

/** `nameAtBank` is empty where the bank does not tell; the match is then `none`. */
export type BankAccountChecked =
  | { ok: true; reference: string; nameAtBank: string; match: NameMatch }
  | Refused<'invalid' | 'unavailable'>;

export interface BankAccount {
  number: string;
  ifsc: string;
  holder: string;
  mobile: string | null;
}

/**
 * Asks whether a person is who they say. Every outcome is returned; nothing is thrown, but that the
 * day's checks are used up, so that no number given here can end up in an error or a log. `ok` says that the record exists: how near
 * its name must be is the caller's to decide.
 */
export interface KycProvider {
  /** Answers are made up; pages must say so. */
  readonly isSandbox: boolean;
  /** Sends a one-time password to the holder's mobile; the reference is good for ten minutes. */
  sendAadhaarOtp(aadhaar: string): Promise<AadhaarOtpSent>;
  /** `accountName` goes nowhere; a sandbox makes its holder of it. The holder's name is the answer's. */
  verifyAadhaarOtp(reference: string, otp: string, accountName: string): Promise<AadhaarVerified>;
  checkPan(pan: string, name: string): Promise<PanChecked>;
  checkBankAccount(account: BankAccount): Promise<BankAccountChecked>;
}

export const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({
  ok: false,
  reason,
});
