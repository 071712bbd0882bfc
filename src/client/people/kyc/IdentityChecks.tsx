import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getKyc } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { maskAadhaar } from '#domain/people/aadhaar.ts';
import { AadhaarCheck } from './AadhaarCheck.tsx';
import { CheckCard } from './CheckCard.tsx';
import { DocumentCheck } from './DocumentCheck.tsx';
import { PanForm } from './PanForm.tsx';
import { SandboxHint } from './SandboxHint.tsx';
import { StaffCompare } from './StaffCompare.tsx';
import type { SendDocument } from './send-document.ts';

type Kyc = ResponseOf<typeof getKyc>['data'];

/** By what somebody's identity was verified, and when. */
function identityWords({ aadhaar, document }: Kyc): string {
  if (aadhaar?.state === 'verified') {
    return `Aadhaar ${maskAadhaar(aadhaar.shown ?? '')}, verified on ${formatDate(aadhaar.at)}. We keep the last four digits, not the number.`;
  }
  if (document?.state === 'verified') {
    return `Verified on ${formatDate(document.at)} by your document, in place of Aadhaar.`;
  }
  return 'Your identity is verified.';
}

function panWords({ pan }: Kyc): string {
  return pan?.state === 'verified'
    ? `PAN ${pan.shown ?? ''}, verified on ${formatDate(pan.at)}. It is kept encrypted.`
    : 'Your PAN is verified.';
}

interface Props {
  userId: number;
  /** To begin with; the card may spell it otherwise. */
  name: string;
  sendDocument: SendDocument;
}

/** How somebody's identity stands, and the way to have it verified. */
export function IdentityChecks({ userId, name, sendDocument }: Props) {
  const { state, answer, error, reload } = useCall(getKyc, { params: { id: userId } });
  const kyc = answer?.data;
  const isMissing = kyc && !(kyc.aadharverification && kyc.panverification);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {kyc && (
        <div className="grid gap-5">
          <p className="text-muted">
            Owners, buyers and agents deal with people they know to be real.{' '}
            {isMissing &&
              'Both checks take about two minutes and must be in the name of your account.'}
          </p>
          {kyc.sandbox && isMissing && (
            <SandboxHint>
              What works: Aadhaar 655675523712, OTP 111000, PAN ABCPV1234D with any digits nobody
              has taken.
            </SandboxHint>
          )}
          <CheckCard title="Aadhaar" isVerified={kyc.aadharverification} state={kyc.aadhaar?.state}>
            {kyc.aadharverification ? (
              <p>{identityWords(kyc)}</p>
            ) : (
              <AadhaarCheck check={kyc.aadhaar} />
            )}
          </CheckCard>
          {!kyc.aadharverification && <DocumentCheck check={kyc.document} send={sendDocument} />}
          <CheckCard title="PAN" isVerified={kyc.panverification} state={kyc.pan?.state}>
            {kyc.panverification ? (
              <p>{panWords(kyc)}</p>
            ) : (
              <>
                <StaffCompare check={kyc.pan} what="PAN" />
                <PanForm userId={userId} name={name} />
              </>
            )}
          </CheckCard>
        </div>
      )}
    </Loader>
  );
}
