import { useCall } from '#client/lib/use-call.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { getLicence } from '#contract/people/licences.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { LicenceDocumentForm } from './LicenceDocumentForm.tsx';
import { LicenceLinkForm } from './LicenceLinkForm.tsx';
import { LICENCE_LOOK } from './licence-look.ts';

type Licence = NonNullable<ResponseOf<typeof getLicence>['data']>;

function Standing({ check }: Pick<Licence, 'check'>) {
  const evidence = check?.fileName ?? check?.link;
  if (check?.state === 'verified') {
    return (
      <p>
        Our staff have checked it until {formatDate(check.validUntil ?? '')}; clients see that.
        Whatever you send now is checked anew, and the mark stays away meanwhile.
      </p>
    );
  }
  if (check?.state === 'refused') {
    return <Failure message={check.reason ?? 'It was not accepted.'} />;
  }
  if (check?.state === 'expired') return <p>It has run out. Send the renewed certificate.</p>;
  return evidence ? (
    <p className="wrap-anywhere">
      Our staff look at {evidence}, usually within two working days. Until then clients read
      “Licence not checked yet”.
    </p>
  ) : (
    <p>
      Clients read “Licence not checked yet”. Send one thing to check it by: a link to your entry in
      the public register, or the certificate.
    </p>
  );
}

/** A professional's registration, how its check stands, and the evidence to check it by. */
export function LicenceCheck({ role }: { role: Profession }) {
  const { state, answer, error, reload } = useCall(getLicence, {});
  const licence = answer?.data;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {answer && !licence && (
        <p>Give your {PROFESSION[role].licence.label} under Particulars first.</p>
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
