import { useCall } from '#client/lib/use-call.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getLicence } from '#contract/people/licences.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import checksWords from '#messages/people/checks/index.ts';
import { LicenceDocumentForm } from './LicenceDocumentForm.tsx';
import { LicenceLinkForm } from './LicenceLinkForm.tsx';
import { LICENCE_LOOK } from './licence-look.ts';

type Licence = NonNullable<ResponseOf<typeof getLicence>['data']>;

function Standing({ check }: Pick<Licence, 'check'>) {
  const evidence = check?.fileName ?? check?.link;
  if (check?.state === 'verified') {
    return (
      <p>{checksWords.staffCheckedUntil({ validUntil: formatDate(check.validUntil ?? '') })}</p>
    );
  }
  if (check?.state === 'refused') {
    return <Failure message={check.reason ?? checksWords.notAccepted} />;
  }
  if (check?.state === 'expired') return <p>{checksWords.runOutSend}</p>;
  return evidence ? (
    <p className="wrap-anywhere">{checksWords.staffLookUsually({ evidence })}</p>
  ) : (
    <p>{checksWords.clientsReadLicence}</p>
  );
}

/** A professional's registration, how its check stands, and the evidence to check it by. */
export function LicenceCheck({ role }: { role: Profession }) {
  const { state, answer, error, reload } = useCall(getLicence, {});
  const licence = answer?.data;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {answer && !licence && (
        <p>{checksWords.giveUnderParticulars({ label: PROFESSION[role].licence.label })}</p>
      )}
      {licence && (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>
              {PROFESSION[role].licence.label}: <b className="wrap-anywhere">{licence.number}</b>
            </p>
            <Badge tone={LICENCE_LOOK[licence.check?.state ?? 'submitted'].tone}>
              {LICENCE_LOOK[licence.check?.state ?? 'submitted'].words}
            </Badge>
          </div>
          <Standing check={licence.check} />
          <LicenceLinkForm />
          <LicenceDocumentForm />
        </div>
      )}
    </Loader>
  );
}
