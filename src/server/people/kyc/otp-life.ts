import { minutesBefore } from '#domain/lib/time/deadlines.ts';
import { AADHAAR_OTP_MINUTES, MAX_OTP_TRIES } from '#domain/people/kyc.ts';

/** An Aadhaar OTP sent before this is worth nothing by now. */
export const oldestOtp = (now: Date) => minutesBefore(now, AADHAAR_OTP_MINUTES);

/** Whether an OTP has run out, by its age or by wrong tries. */
export const isSpent = (
  { createdAt, attempts }: { createdAt: Date; attempts: number },
  now: Date,
) => createdAt <= oldestOtp(now) || attempts >= MAX_OTP_TRIES;
