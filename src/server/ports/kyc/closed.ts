import { type KycProvider, refused } from './kyc-provider.ts';

const nobody = async () => refused('unavailable');

/** Stands in where no provider is set and nothing may be made up: it verifies nobody. */
export const closedKyc: KycProvider = {
  isSandbox: false,
  sendAadhaarOtp: nobody,
  verifyAadhaarOtp: nobody,
  checkPan: nobody,
  checkBankAccount: nobody,
};
