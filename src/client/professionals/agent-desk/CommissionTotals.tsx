import { inFull } from '#client/deals/deal/in-full.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { bookingsByAgent } from '#contract/professionals/agent-desk.ts';
import words from '#messages/professionals/agent-desk/index.ts';

type Commission = ResponseOf<typeof bookingsByAgent>['commission'];

/** What the bookings bring the agent, by how far it is. */
export function CommissionTotals({ escrow, coming, paid }: Commission) {
  if (escrow + coming + paid === 0) return null;
  return (
    <section aria-label={words.commission} className="grid grid-cols-1 gap-2">
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label={words.escrow} value={inFull(escrow)} hint={words.untilOwnersCode} />
        <Stat label={words.wayBank} value={inFull(coming)} />
        <Stat label={words.paidBank} value={inFull(paid)} />
      </div>
      <p className="text-sm text-muted">
        {filled(words.afterCommissionGst, {
          link: (
            <AppLink className="link" href="/PaymentHistory">
              {words.allEarnedMonth}
            </AppLink>
          ),
        })}
      </p>
    </section>
  );
}
