import { BadgeCheck, Hourglass, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { getVerification } from '#contract/homes/verifications.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { VERIFIED_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/papers/index.ts';

type State = ResponseOf<typeof getVerification>['data'];

function Row({ icon: Icon, children }: { icon: typeof BadgeCheck; children: ReactNode }) {
  return (
    <div className="card flex gap-4 p-5">
      <Icon aria-hidden="true" className="size-7 shrink-0 text-brand" />
      <div className="grid gap-1">{children}</div>
    </div>
  );
}

/** How the property stands now: the badge with what it rests on, or what is still to come. */
export function VerificationStatus({ state: { badge, verifications } }: { state: State }) {
  const [latest] = verifications;
  if (badge) {
    return (
      <Row icon={BadgeCheck}>
        <p className="font-semibold">
          {words.verifiedUntil({ validUntil: formatDate(badge.validUntil) })}
        </p>
        <p>{badge.evidence}</p>
      </Row>
    );
  }
  if (latest?.state === 'submitted') {
    return (
      <Row icon={Hourglass}>
        <p className="font-semibold">{words.staffLookingPapers}</p>
        <p>{words.usuallyWithinTwo}</p>
      </Row>
    );
  }
  if (latest?.state === 'rejected') {
    return (
      <Row icon={ShieldQuestion}>
        <p className="font-semibold">{words.papersNotAccepted}</p>
        <p>{latest.reason}</p>
        <p className="text-muted">{words.canHandOthers}</p>
      </Row>
    );
  }
  return (
    <Row icon={ShieldQuestion}>
      <p className="font-semibold">{latest ? words.badgeEnded : words.notVerifiedYet}</p>
      <p>{words.showPaperProperty({ verifiedDays: VERIFIED_DAYS })}</p>
    </Row>
  );
}
