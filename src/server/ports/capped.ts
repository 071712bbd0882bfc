import type { Spending } from '#server/limits/spending.ts';
import type { KycProvider } from './kyc/index.ts';
import type { SmsSender } from './sms/index.ts';

/** The same sender, of which each message is counted before it is paid for. */
export const cappedSms = (sms: SmsSender, spending: Spending): SmsSender => ({
  ...sms,
  async send(mobile, text) {
    await spending.take('sms');
    await sms.send(mobile, text);
  },
});

/**
 * The same provider, of which each check is counted before it is paid for. What an OTP was paid for
 * already may be finished.
 */
export const cappedKyc = (kyc: KycProvider, spending: Spending): KycProvider => ({
  isSandbox: kyc.isSandbox,
  async sendAadhaarOtp(aadhaar) {
    await spending.take('aadhaar');
    return kyc.sendAadhaarOtp(aadhaar);
  },
  verifyAadhaarOtp: (...given) => kyc.verifyAadhaarOtp(...given),
  async checkPan(pan, name) {
    await spending.take('pan');
    return kyc.checkPan(pan, name);
  },
  async checkBankAccount(account) {
    await spending.take('bank');
    return kyc.checkBankAccount(account);
  },
});
