import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getKyc } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { maskAadhaar } from '#domain/people/aadhaar.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
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
    return words.aadhaarOn({ shown: maskAadhaar(aadhaar.shown ?? ''), at: formatDate(aadhaar.at) });
  }
  if (document?.state === 'verified') {
    return words.documentOn({ at: formatDate(document.at) });
  }
  return words.identityVerified;
}

function panWords({ pan }: Kyc): string {
  return pan?.state === 'verified'
    ? words.panOn({ shown: pan.shown ?? '', at: formatDate(pan.at) })
    : words.panVerified;
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
            {words.dealWithReal} {isMissing && words.bothChecks}
          </p>
          {kyc.sandbox && isMissing && <SandboxHint>{checksWords.whatWorksAadhaar}</SandboxHint>}
          <CheckCard
            title={words.aadhaar}
            isVerified={kyc.aadharverification}
            state={kyc.aadhaar?.state}
          >
            {kyc.aadharverification ? (
              <p>{identityWords(kyc)}</p>
            ) : (
              <AadhaarCheck check={kyc.aadhaar} />
            )}
          </CheckCard>
          {!kyc.aadharverification && <DocumentCheck check={kyc.document} send={sendDocument} />}
          <CheckCard title={words.pan} isVerified={kyc.panverification} state={kyc.pan?.state}>
            {kyc.panverification ? (
              <p>{panWords(kyc)}</p>
            ) : (
              <>
                <StaffCompare check={kyc.pan} what={checksWords.pan} />
                <PanForm userId={userId} name={name} />
              </>
            )}
          </CheckCard>
        </div>
      )}
    </Loader>
  );
}
