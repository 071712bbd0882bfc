import { IdentityNotice } from '#client/people/kyc/IdentityNotice.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { MeetingData } from '#contract/deals/visits.ts';

/** What a visit waits for, and when its visitor will see the address. */
export function Standing({ visit }: { visit: MeetingData }) {
  const { side, state, answerBy, placeFrom, other, identityFirst } = visit;
  if (answerBy) {
    return (
      <p className="text-muted">
        {side === 'owner'
          ? `Answer by ${formatMoment(answerBy)}, or the time is free again. ${other.name} learns your address only if you confirm, from two hours before the visit.`
          : `${other.name} answers by ${formatMoment(answerBy)}. Once they confirm, you get a code for the door, and the address two hours before the visit.`}
      </p>
    );
  }
  if (state !== 'booked') return null;
  return (
    <>
      {placeFrom && (
        <p className="text-muted">The address shows here from {formatMoment(placeFrom)}.</p>
      )}
      {identityFirst && <IdentityNotice act="address" />}
    </>
  );
}
