import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { readIfsc } from '#domain/people/ifsc.ts';
import { AADHAAR_OTP_MINUTES } from '#domain/people/kyc.ts';
import { type KycProvider, type NameMatch, refused } from './kyc-provider.ts';

/** Aadhaar numbers the sandbox knows. Every other one is invalid. */
export const SANDBOX_AADHAAR = {
  good: '655675523712',
  notLinked: '655675520001',
  invalid: '655675520002',
  tooSoon: '655675520003',
  providerDown: '655675520004',
} as const;

/** One-time passwords, for any reference of the last ten minutes. Every other one is wrong. */
export const SANDBOX_OTP = {
  good: '111000',
  /** Right ones, of an Aadhaar in another name than the account's, clearly or perhaps. */
  someoneElse: '000100',
  relative: '000200',
  expired: '000000',
  aadhaarInvalid: '000400',
  providerDown: '000500',
} as const;

/**
 * PANs that exist, by how near their holder's name is to any name given; `relative` shares its
 * first word. The digits are free, so that every account may have its own. Others are invalid.
 */
export const SANDBOX_PAN = {
  direct: 'ABCPV1234D',
  good: 'ABCPG1234D',
  moderate: 'ABCPM1234D',
  poor: 'ABCPP1234D',
  none: 'ABCPN1234D',
  relative: 'ABCPR1234D',
  providerDown: 'ABCPD1234D',
} as const;
const PAN_OF_SANDBOX = /^ABCP[A-Z]\d{4}[A-Z]$/;
const PAN_OUTCOME = 5;

/** Bank accounts, likewise, at any branch. */
export const SANDBOX_ACCOUNT = {
  direct: '026291800001191',
  good: '026291800001192',
  moderate: '026291800001193',
  poor: '026291800001194',
  none: '026291800001195',
  providerDown: '026291800001196',
} as const;

const YEAR_OF_BIRTH = 1990;
const SOMEONE_ELSE = 'SOMEONE ELSE';
const relativeOf = (name: string) => `${name.split(' ')[0]} SOMEONE`.toUpperCase();
const REFERENCE_LIFE_MS = AADHAAR_OTP_MINUTES * MINUTE_MS;

type Known = Record<NameMatch | 'providerDown', string>;

function lookUp(known: Known, number: string, name: string) {
  const names = Object.keys(known) as (keyof Known)[];
  const outcome = names.find((key) => known[key] === number);
  if (!outcome) return refused('invalid');
  if (outcome === 'providerDown') return refused('unavailable');
  const far = outcome === 'poor' || outcome === 'none';
  return {
    ok: true as const,
    reference: `sandbox-${randomUUID()}`,
    recordedName: far ? SOMEONE_ELSE : name.toUpperCase(),
    match: outcome,
  };
}

/**
 * Plays every outcome of the real provider without a network, by the numbers above. It remembers
 * nothing: a reference carries the time it was given out, so any node can answer for it.
 */
export function sandboxKyc(now: () => Date = () => new Date()): KycProvider {
  return {
    isSandbox: true,

    async sendAadhaarOtp(aadhaar) {
      if (aadhaar === SANDBOX_AADHAAR.notLinked) return refused('not_linked');
      if (aadhaar === SANDBOX_AADHAAR.tooSoon) return refused('too_soon');
      if (aadhaar === SANDBOX_AADHAAR.providerDown) return refused('unavailable');
      if (aadhaar !== SANDBOX_AADHAAR.good) return refused('invalid');
      return { ok: true, reference: `sandbox-${now().getTime()}-${randomUUID()}` };
    },

    async verifyAadhaarOtp(reference, otp, accountName) {
      // A reference not from here is a session the provider has forgotten.
      const given = Number(/^sandbox-(\d+)-/.exec(reference)?.[1] ?? 0);
      const old = now().getTime() - given >= REFERENCE_LIFE_MS;
      if (otp === SANDBOX_OTP.providerDown) return refused('unavailable');
      if (old || otp === SANDBOX_OTP.expired) return refused('expired');
      if (otp === SANDBOX_OTP.aadhaarInvalid) return refused('invalid');
      const holder = {
        [SANDBOX_OTP.good]: accountName.toUpperCase(),
        [SANDBOX_OTP.relative]: relativeOf(accountName),
        [SANDBOX_OTP.someoneElse]: SOMEONE_ELSE,
      }[otp];
      return holder === undefined
        ? refused('wrong_otp')
        : { ok: true, name: holder, yearOfBirth: YEAR_OF_BIRTH };
    },

    async checkPan(pan, name) {
      if (!PAN_OF_SANDBOX.test(pan)) return refused('invalid');
      const { relative, ...known } = SANDBOX_PAN;
      const letters = pan.slice(0, PAN_OUTCOME);
      const isRelative = relative.startsWith(letters);
      const number = isRelative
        ? known.moderate
        : (Object.values(known).find((one) => one.startsWith(letters)) ?? pan);
      const found = lookUp(known, number, name);
      if (!found.ok) return found;
      const { recordedName, ...rest } = found;
      return { ...rest, registeredName: isRelative ? relativeOf(name) : recordedName };
    },

    async checkBankAccount({ number, ifsc, holder }) {
      if (!readIfsc(ifsc)) return refused('invalid');
      const found = lookUp(SANDBOX_ACCOUNT, number, holder);
      if (!found.ok) return found;
      const { recordedName, ...rest } = found;
      return { ...rest, nameAtBank: recordedName };
    },
  };
}
