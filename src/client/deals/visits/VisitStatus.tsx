import { IdentityNotice } from '#client/people/kyc/IdentityNotice.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { MeetingData } from '#contract/deals/visits.ts';
import deskWords from '#messages/deals/desk/index.ts';
import words from '#messages/deals/visits/index.ts';

/** What a visit waits for, and when its visitor will see the address. */
export function VisitStatus({ visit }: { visit: MeetingData }) {
  const { side, state, answerBy, placeFrom, other, identityFirst } = visit;
  if (answerBy) {
    return (
      <p className="text-muted">
        {side === 'owner'
          ? words.answerByOwner({ answerBy: formatMoment(answerBy), name: other.name })
          : words.answerByBuyer({ name: other.name, answerBy: formatMoment(answerBy) })}
      </p>
    );
  }
  if (state !== 'booked') return null;
  return (
    <>
      {placeFrom && (
        <p className="text-muted">
          {deskWords.addressShowsHere({ placeFrom: formatMoment(placeFrom) })}
        </p>
      )}
      {identityFirst && <IdentityNotice act="address" />}
    </>
  );
}
