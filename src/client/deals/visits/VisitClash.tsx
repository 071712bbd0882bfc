import { useCall } from '#client/lib/use-call.ts';
import { visitClashes } from '#contract/deals/visits.ts';
import { formatTime } from '#domain/lib/time/format.ts';

interface Props {
  listingId: number;
  /** Its other side is asked about; without one the listing’s owner. */
  visitId?: number;
  /** "The owner" */
  other: string;
  /** When the visit would be; undefined while that is not said. */
  chosen: { start: string; minutes: number } | undefined;
}

/** What stands at the time of a visit that is being asked for; of the other side only that it does. */
export function VisitClash({ listingId, visitId, other, chosen }: Props) {
  const query = chosen && { ...chosen, ...(visitId && { visitId }) };
  const input = query ? { params: { propertyId: listingId }, query } : null;
  const clashes = useCall(visitClashes, input).answer?.data;
  return (
    <div role="status" className="grid gap-1 rounded-card bg-sunk p-3 text-sm empty:hidden">
      {clashes?.own.map(({ start, end, about }) => (
        <p key={`${about} ${start}`} className="wrap-anywhere">
          <b className="text-warn">You have</b> {about},{' '}
          <span className="tabular">
            {formatTime(start)} to {formatTime(end)}
          </span>
          .
        </p>
      ))}
      {clashes?.otherIsFree === false && (
        <p>
          <b className="text-warn">{other} is not free then.</b> You may ask all the same.
        </p>
      )}
    </div>
  );
}
