import { useState } from 'react';
import type { KycCheck } from '#contract/people/kyc.ts';
import words from '#messages/people/identity/index.ts';
import { AadhaarNumberForm } from './AadhaarNumberForm.tsx';
import { AadhaarOtpForm } from './AadhaarOtpForm.tsx';
import { Failure } from './Failure.tsx';
import { StaffCompare } from './StaffCompare.tsx';

interface Props {
  check: KycCheck | null;
}

/** The number, then the OTP; one that waits is gone on with after a reload. */
export function AadhaarCheck({ check }: Props) {
  /** What the visitor did here last. */
  const [step, setStep] = useState<'none' | 'sent' | 'again'>('none');
  if (check?.state === 'otp_sent' && step !== 'again') {
    return (
      <AadhaarOtpForm
        key={check.id}
        check={check}
        isFresh={step === 'sent'}
        onAgain={() => setStep('again')}
      />
    );
  }
  return (
    <>
      <StaffCompare check={check} what="Aadhaar" />
      {check?.state === 'expired' && <Failure message={check.reason ?? words.otpRunOut} />}
      <AadhaarNumberForm onSent={() => setStep('sent')} />
    </>
  );
}
