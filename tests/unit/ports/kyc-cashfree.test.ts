import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashfreeKyc } from '#server/ports/kyc/cashfree.ts';
import type { CashfreeOptions } from '#server/ports/kyc/cashfree-http.ts';
import { EMULATED, KYC_TROUBLES, startKycProvider } from '#tests/emulators/kyc-provider.ts';
import { patience } from '#tests/patience.ts';

let emulator: Awaited<ReturnType<typeof startKycProvider>>;
const reports: string[] = [];

beforeAll(async () => {
  emulator = await startKycProvider();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.trouble = null;
  emulator.requests.length = 0;
  reports.length = 0;
});

function provider(other: Partial<CashfreeOptions> = {}) {
  const { baseUrl, clientId, clientSecret } = emulator;
  const report = (what: string) => reports.push(what);
  return cashfreeKyc({ baseUrl, clientId, clientSecret, report, ...other });
}

const ACCOUNT = {
  number: EMULATED.account,
  ifsc: 'YESB0000262',
  holder: 'John Doe',
  mobile: '9999999999',
};
const UNAVAILABLE = { ok: false, reason: 'unavailable' };

/** One of each request, with numbers that are good. */
const everyRequest = (kyc = provider()) => [
  () => kyc.sendAadhaarOtp(EMULATED.aadhaar),
  () => kyc.verifyAadhaarOtp('21637861', '111000', 'Asha Rao'),
  () => kyc.checkPan(EMULATED.pan, 'John Doe'),
  () => kyc.checkBankAccount(ACCOUNT),
];

describe('Aadhaar', () => {
  test('a one-time password is sent, and verified with the reference', async () => {
    expect(provider().isSandbox).toBe(false);
    const sent = await provider().sendAadhaarOtp(EMULATED.aadhaar);
    expect(sent).toEqual({ ok: true, reference: '21637861' });
    // Nothing else of the record leaves the adapter: no address, no photograph.
    expect(await provider().verifyAadhaarOtp('21637861', '111000', 'Asha Rao')).toEqual({
      ok: true,
      name: 'John Doe',
      yearOfBirth: 1995,
    });
    expect(emulator.requests).toEqual([
      { path: '/verification/offline-aadhaar/otp', body: { aadhaar_number: EMULATED.aadhaar } },
      {
        path: '/verification/offline-aadhaar/verify',
        body: { otp: '111000', ref_id: '21637861' },
      },
    ]);
  });
  test.each([
    [EMULATED.notLinked, 'not_linked'],
    [EMULATED.askedBefore, 'too_soon'],
    ['912345678901', 'invalid'],
    ['91234567890', 'invalid'],
  ])('%s is refused: %s', async (aadhaar, reason) => {
    expect(await provider().sendAadhaarOtp(aadhaar)).toEqual({ ok: false, reason });
  });
  test.each([
    ['21637861', '123456', 'wrong_otp'],
    ['21637861', EMULATED.expiredOtp, 'expired'],
    ['21637861', EMULATED.withdrawnOtp, 'invalid'],
    ['1', '111000', 'expired'],
  ])('reference %s with %s is refused: %s', async (reference, otp, reason) => {
    expect(await provider().verifyAadhaarOtp(reference, otp, 'Asha Rao')).toEqual({
      ok: false,
      reason,
    });
  });
});

describe('PAN', () => {
  test.each([
    ['John Doe', 'direct'],
    ['John D', 'good'],
    ['J Doe', 'moderate'],
    ['Jane D', 'poor'],
    ['Asha Kulkarni', 'none'],
  ])('of %s: %s', async (name, match) => {
    expect(await provider().checkPan(EMULATED.pan, name)).toEqual({
      ok: true,
      reference: '161',
      registeredName: 'JOHN DOE',
      match,
    });
  });
  test.each(['ABCPV1239K', 'ABC'])('%s is invalid', async (pan) => {
    expect(await provider().checkPan(pan, 'John Doe')).toEqual({ ok: false, reason: 'invalid' });
  });
});

describe('a bank account', () => {
  test('is found, with the name at the bank', async () => {
    expect(await provider().checkBankAccount({ ...ACCOUNT, holder: 'john d' })).toEqual({
      ok: true,
      reference: '23',
      nameAtBank: 'JOHN DOE',
      match: 'good',
    });
    await provider().checkBankAccount({ ...ACCOUNT, mobile: null });
    const body = { bank_account: ACCOUNT.number, ifsc: ACCOUNT.ifsc };
    expect(emulator.requests.map((request) => request.body)).toEqual([
      { ...body, name: 'john d', phone: '9999999999' },
      { ...body, name: 'John Doe' },
    ]);
  });
  test.each([
    [{ number: '1' }, 'invalid'],
    [{ number: EMULATED.blockedAccount }, 'invalid'],
    [{ ifsc: 'YESB' }, 'invalid'],
    // Nothing is known about it yet.
    [{ number: EMULATED.pendingAccount }, 'unavailable'],
  ])('with %j is refused: %s', async (change, reason) => {
    expect(await provider().checkBankAccount({ ...ACCOUNT, ...change })).toEqual({
      ok: false,
      reason,
    });
  });
});

describe('when the provider is of no use', () => {
  test.each(KYC_TROUBLES)('%s', async (trouble) => {
    emulator.trouble = trouble;
    const kyc = provider({ timeoutMs: 150 });
    const answers = await Promise.all(everyRequest(kyc).map((ask) => ask()));
    expect(answers).toEqual(answers.map(() => UNAVAILABLE));
    expect(emulator.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });
  test('wrong credentials, and nobody there', async () => {
    for (const wrong of [{ clientSecret: 'x' }, { baseUrl: 'http://127.0.0.1:1' }]) {
      for (const ask of everyRequest(provider(wrong))) expect(await ask()).toEqual(UNAVAILABLE);
    }
    expect(reports).toContain('pan was answered 401');
    expect(reports).toContain('pan had no answer: TypeError');
  });
  test('what is reported holds nothing that was sent', async () => {
    for (const trouble of KYC_TROUBLES) {
      emulator.trouble = trouble;
      const isSilent = trouble === 'no answer' || trouble === 'half an answer';
      const kyc = provider({ timeoutMs: isSilent ? 50 : patience(5) });
      await Promise.all(everyRequest(kyc).map((ask) => ask()));
    }
    expect(reports.length).toBeGreaterThan(20);
    expect(reports).toContain('pan had no answer: TimeoutError');
    expect(reports).toContain('pan was answered 422');
    expect(reports.join()).not.toMatch(/\d{4}|doe/i);
  });
});

test('a slash after the address does no harm', async () => {
  const kyc = provider({ baseUrl: `${emulator.baseUrl}/` });
  expect(await kyc.sendAadhaarOtp(EMULATED.aadhaar)).toMatchObject({ ok: true });
});
