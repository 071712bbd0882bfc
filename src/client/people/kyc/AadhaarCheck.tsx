import { useState } from 'react';
import type { KycCheck } from '#contract/people/kyc.ts';
import { AadhaarNumberForm } from './AadhaarNumberForm.tsx';
import { AadhaarOtpForm } from './AadhaarOtpForm.tsx';
import { Failure } from './Failure.tsx';
import { StaffCompare } from './StaffCompare.tsx';

const RUN_OUT = 'The OTP has run out. Please ask for a new one.';

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
      {check?.state === 'expired' && <Failure message={check.reason ?? RUN_OUT} />}
      <AadhaarNumberForm onSent={() => setStep('sent')} />
    </>
  );
}
