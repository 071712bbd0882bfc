import { ShieldAlert } from 'lucide-react';
import { buttonLook } from '#client/ui/classes.ts';
import { isFullyVerified, type Verification } from '#domain/people/kyc.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';

/** Leads those who came to be verified straight to it. */
export function KycReminder({ verification }: { verification: Verification }) {
  if (isFullyVerified(verification)) return null;
  const { aadhaar, pan } = verification;
  const missing =
    !aadhaar && !pan ? checksWords.aadhaarPan : aadhaar ? checksWords.panIs : checksWords.aadhaar;
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <p className="flex items-center gap-3">
        <ShieldAlert aria-hidden="true" className="size-6 shrink-0 text-warn" />
        {checksWords.notVerifiedYet({ missing })}
      </p>
      <a href="#kyc" className={buttonLook('primary')}>
        {words.verifyNow}
      </a>
    </div>
  );
}
