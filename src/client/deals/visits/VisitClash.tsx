import { useCall } from '#client/lib/use-call.ts';
import { filled } from '#client/ui/filled.tsx';
import { visitClashes } from '#contract/deals/slots.ts';
import { formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/deals/desk/index.ts';

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
          <b className="text-warn">{words.youHave}</b> {about},{' '}
          <span className="tabular">
            {words.to({ start: formatTime(start), end: formatTime(end) })}
          </span>
          .
        </p>
      ))}
      {clashes?.otherIsFree === false && (
        <p>
          {filled(words.mayAskAll, {
            bold: <b className="text-warn">{words.notFreeThen({ other })}</b>,
          })}
        </p>
      )}
    </div>
  );
}
