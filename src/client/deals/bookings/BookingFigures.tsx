import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import { stateWords } from './booking-labels.ts';

export function BookingStateBadge({ booking }: { booking: BookingRow }) {
  const { title, tone } = stateWords(booking);
  return <Badge tone={tone}>{title}</Badge>;
}

interface TimeProps {
  booking: BookingRow;
  serverTime: string;
}

export function BookingTime({ booking, serverTime }: TimeProps) {
  const { state, expiresAt } = booking;
  const runs = state === 'held' || state === 'accepted';
  if (!runs || !expiresAt) return <span className="text-muted">–</span>;
  return <TimeLeft until={expiresAt} serverTime={serverTime} />;
}
