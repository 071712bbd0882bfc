import { inFull } from '#client/deals/deal/in-full.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { bookingsByAgent } from '#contract/professionals/agent-desk.ts';

type Commission = ResponseOf<typeof bookingsByAgent>['commission'];

/** What the bookings bring the agent, by how far it is. */
export function CommissionTotals({ escrow, coming, paid }: Commission) {
  if (escrow + coming + paid === 0) return null;
  return (
    <section aria-label="Your commission" className="grid grid-cols-1 gap-2">
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label="In escrow" value={inFull(escrow)} hint="Until the owner’s code lets it go" />
        <Stat label="On its way to your bank" value={inFull(coming)} />
        <Stat label="Paid to your bank" value={inFull(paid)} />
      </div>
      <p className="text-sm text-muted">
        After our commission with GST, each work once.{' '}
        <AppLink className="link" href="/PaymentHistory">
          All you have earned, by month
        </AppLink>
      </p>
    </section>
  );
}
