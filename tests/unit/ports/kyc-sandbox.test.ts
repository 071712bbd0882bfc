import { beforeEach, describe, expect, test } from 'vitest';
import { kycProvider } from '#server/ports/kyc/index.ts';
import { NAME_MATCHES } from '#server/ports/kyc/kyc-provider.ts';
import {
  SANDBOX_AADHAAR,
  SANDBOX_ACCOUNT,
  SANDBOX_OTP,
  SANDBOX_PAN,
  sandboxKyc,
} from '#server/ports/kyc/sandbox.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
let clock = START;
const NAME = 'Asha Kulkarni';
const kyc = sandboxKyc(() => new Date(clock));

beforeEach(() => {
  clock = START;
});

async function otpReference(): Promise<string> {
  const sent = await kyc.sendAadhaarOtp(SANDBOX_AADHAAR.good);
  if (!sent.ok) throw new Error(sent.reason);
  return sent.reference;
}

describe('Aadhaar', () => {
  test('the good number, on any node', async () => {
    const reference = await otpReference();
    const otherNode = sandboxKyc(() => new Date(clock));
    expect(await otherNode.verifyAadhaarOtp(reference, SANDBOX_OTP.good, NAME)).toEqual({
      ok: true,
      name: 'ASHA KULKARNI',
      yearOfBirth: 1990,
    });
    expect(await otpReference()).not.toBe(reference);
  });
  test.each([
    [SANDBOX_AADHAAR.notLinked, 'not_linked'],
    [SANDBOX_AADHAAR.invalid, 'invalid'],
    [SANDBOX_AADHAAR.tooSoon, 'too_soon'],
    [SANDBOX_AADHAAR.providerDown, 'unavailable'],
    ['999999999999', 'invalid'],
  ])('%s is refused: %s', async (aadhaar, reason) => {
    expect(await kyc.sendAadhaarOtp(aadhaar)).toEqual({ ok: false, reason });
  });
  test.each([
    [SANDBOX_OTP.expired, 'expired'],
    [SANDBOX_OTP.aadhaarInvalid, 'invalid'],
    [SANDBOX_OTP.providerDown, 'unavailable'],
    ['111001', 'wrong_otp'],
    ['', 'wrong_otp'],
  ])('password %j is refused: %s', async (otp, reason) => {
    expect(await kyc.verifyAadhaarOtp(await otpReference(), otp, NAME)).toEqual({
      ok: false,
      reason,
    });
  });
  test.each([
    [SANDBOX_OTP.relative, 'ASHA SOMEONE'],
    [SANDBOX_OTP.someoneElse, 'SOMEONE ELSE'],
  ])('password %j is right, of %s', async (otp, name) => {
    const reference = await otpReference();
    expect(await kyc.verifyAadhaarOtp(reference, otp, NAME)).toMatchObject({ ok: true, name });
  });
  test('a reference lasts ten minutes', async () => {
    const reference = await otpReference();
    clock = START + 599_999;
    expect(await kyc.verifyAadhaarOtp(reference, SANDBOX_OTP.good, NAME)).toMatchObject({
      ok: true,
    });
    clock = START + 600_000;
    const expired = { ok: false, reason: 'expired' };
    expect(await kyc.verifyAadhaarOtp(reference, SANDBOX_OTP.good, NAME)).toEqual(expired);
    expect(await kyc.verifyAadhaarOtp('21637861', SANDBOX_OTP.good, NAME)).toEqual(expired);
  });
});

const account = { ifsc: 'YESB0000262', holder: 'Asha Kulkarni', mobile: null };

test.each(NAME_MATCHES)('PAN and bank account whose name matches: %s', async (match) => {
  const name = match === 'poor' || match === 'none' ? 'SOMEONE ELSE' : 'ASHA KULKARNI';
  const reference = expect.stringMatching(/^sandbox-/);
  expect(await kyc.checkPan(SANDBOX_PAN[match], 'Asha Kulkarni')).toEqual({
    ok: true,
    reference,
    registeredName: name,
    match,
  });
  expect(await kyc.checkBankAccount({ ...account, number: SANDBOX_ACCOUNT[match] })).toEqual({
    ok: true,
    reference,
    nameAtBank: name,
    match,
  });
});

test('every PAN of a kind, whatever its digits, and one of a relative', async () => {
  expect(await kyc.checkPan('ABCPV0007K', NAME)).toMatchObject({ match: 'direct' });
  expect(await kyc.checkPan('ABCPN0007K', NAME)).toMatchObject({ match: 'none' });
  expect(await kyc.checkPan(SANDBOX_PAN.relative, NAME)).toMatchObject({
    registeredName: 'ASHA SOMEONE',
  });
});

test('PANs and bank accounts that are refused', async () => {
  const invalid = { ok: false, reason: 'invalid' };
  const down = { ok: false, reason: 'unavailable' };
  expect(await kyc.checkPan('ABCPX1234D', 'A')).toEqual(invalid);
  expect(await kyc.checkPan(SANDBOX_PAN.providerDown, 'A')).toEqual(down);
  expect(await kyc.checkBankAccount({ ...account, number: '1' })).toEqual(invalid);
  expect(
    await kyc.checkBankAccount({ ...account, number: SANDBOX_ACCOUNT.direct, ifsc: 'YESB' }),
  ).toEqual(invalid);
  expect(await kyc.checkBankAccount({ ...account, number: SANDBOX_ACCOUNT.providerDown })).toEqual(
    down,
  );
});

describe('which provider', () => {
  const all = { KYC_BASE_URL: 'https://x.test', KYC_CLIENT_ID: 'a', KYC_CLIENT_SECRET: 'b' };
  test('follows from the settings', () => {
    expect(kycProvider(all).isSandbox).toBe(false);
    expect(kycProvider({}).isSandbox).toBe(true);
    expect(kycProvider({ KYC_BASE_URL: '' }).isSandbox).toBe(true);
  });
  test('where answers must not be made up, nobody is verified without one', async () => {
    const closed = kycProvider({}, { mayPlay: false });
    const away = { ok: false, reason: 'unavailable' };
    expect(closed.isSandbox).toBe(false);
    expect(await closed.sendAadhaarOtp(SANDBOX_AADHAAR.good)).toEqual(away);
    expect(
      await closed.verifyAadhaarOtp(`sandbox-${Date.now()}-x`, SANDBOX_OTP.good, NAME),
    ).toEqual(away);
    expect(await closed.checkPan(SANDBOX_PAN.direct, 'A')).toEqual(away);
    expect(await closed.checkBankAccount({ ...account, number: SANDBOX_ACCOUNT.direct })).toEqual(
      away,
    );
    expect(kycProvider(all, { mayPlay: false }).isSandbox).toBe(false);
  });
  test('half a set is refused by name, without its values', () => {
    expect(() => kycProvider({ ...all, KYC_CLIENT_SECRET: undefined })).toThrow(
      /^Identity checks are set up in part, without KYC_CLIENT_SECRET: /,
    );
    expect(() => kycProvider({ KYC_CLIENT_SECRET: 'b' })).toThrow(
      'without KYC_BASE_URL and KYC_CLIENT_ID:',
    );
  });
});
