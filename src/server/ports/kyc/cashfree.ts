import type { z } from 'zod';
import {
  aadhaarHolder,
  accountRecord,
  fieldError,
  message,
  otpSent,
  panRecord,
} from './cashfree-answers.ts';
import { type Answer, type CashfreeOptions, cashfreePost } from './cashfree-http.ts';
import { type KycProvider, refused } from './kyc-provider.ts';

const said = (answer: Answer) => message.safeParse(answer?.body).data?.message ?? '';

/** "OTP entered is invalid", "Invalid OTP". */
function saysWrongOtp(words: string): boolean {
  const low = words.toLowerCase();
  const at = low.indexOf('otp');
  return low.includes('invalid otp') || (at >= 0 && low.includes(' invalid', at));
}

/** What is read of a good answer; undefined when it is another kind of answer. */
function good<T>(answer: Answer, schema: z.ZodType<T>): T | undefined {
  return answer && answer.status < 400 ? schema.safeParse(answer.body).data : undefined;
}

/** Whether an error names one of these fields. Others are about us: a service not enabled, say. */
function blames(answer: Answer, field: RegExp): boolean {
  if (!answer || answer.status < 400) return false;
  return field.test(fieldError.safeParse(answer.body).data?.code ?? '');
}

/** Cashfree's verification suite, version 2023-12-18. */
export function cashfreeKyc(options: CashfreeOptions): KycProvider {
  const post = cashfreePost(options);

  return {
    isSandbox: false,

    async sendAadhaarOtp(aadhaar) {
      const answer = await post('offline-aadhaar/otp', { aadhaar_number: aadhaar });
      // The message decides: an Aadhaar without a mobile number is a SUCCESS by its status.
      const words = said(answer);
      if (/not linked/i.test(words)) return refused('not_linked');
      if (/invalid aadhaar|12 (characters|digits)/i.test(words)) return refused('invalid');
      if (/try after/i.test(words)) return refused('too_soon');
      const sent = /^otp sent/i.test(words) && good(answer, otpSent);
      return sent ? { ok: true, reference: sent.ref_id } : refused('unavailable');
    },

    async verifyAadhaarOtp(reference, otp) {
      const answer = await post('offline-aadhaar/verify', { otp, ref_id: reference });
      const holder = good(answer, aadhaarHolder);
      if (holder) return { ok: true, ...holder };
      const words = said(answer);
      if (/expired/i.test(words)) return refused('expired');
      if (saysWrongOtp(words)) return refused('wrong_otp');
      return refused(/invalid aadhaar/i.test(words) ? 'invalid' : 'unavailable');
    },

    async checkPan(pan, name) {
      const answer = await post('pan', { pan, name });
      const record = good(answer, panRecord);
      if (record?.valid) {
        return {
          ok: true,
          reference: record.reference_id,
          registeredName: record.registered_name,
          match: record.name_match_result,
        };
      }
      return refused(record || blames(answer, /^pan_/) ? 'invalid' : 'unavailable');
    },

    async checkBankAccount({ number, ifsc, holder, mobile }) {
      const answer = await post('bank-account/sync', {
        bank_account: number,
        ifsc,
        name: holder,
        ...(mobile !== null && { phone: mobile }),
      });
      const record = good(answer, accountRecord);
      if (record?.account_status === 'VALID') {
        return {
          ok: true,
          reference: record.reference_id,
          nameAtBank: record.name_at_bank,
          match: record.name_match_result,
        };
      }
      return refused(record || blames(answer, /^(bank_account|ifsc)/) ? 'invalid' : 'unavailable');
    },
  };
}
