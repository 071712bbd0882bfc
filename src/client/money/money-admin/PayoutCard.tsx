import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminPayout } from '#contract/money/payout-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { RELEASE_KIND } from '#domain/money/release.ts';
import { Facts } from './Facts.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PAYOUT_STATE } from './payout-labels.ts';

const agreed = (who: AdminPayout['secondedBy']) => who && (who.isCaller ? 'You' : who.name);

/** A transfer with what staff must know to agree to it. */
export function PayoutCard({ payout }: { payout: AdminPayout }) {
  const { id, amount, state, kind, payee, account, message } = payout;
  return (
    <li className="card grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="tabular text-xl font-bold">{formatExactRupees(amount)}</h2>
          <p>
            {RELEASE_KIND[kind]} <PersonLink {...payee} />
          </p>
        </div>
        {payout.wait ? (
          <Badge tone="warn">Waits for its account</Badge>
        ) : (
          <Badge tone={PAYOUT_STATE[state].tone}>{PAYOUT_STATE[state].label}</Badge>
        )}
      </div>
      <Facts
        facts={[
          ['Bank account', `${account.nameAtBank}, ending ${account.lastFour}, ${account.ifsc}`],
          ['Sent', payout.wait && waitWords(payout.wait)],
          [
            'About',
            payout.subjectKind === 'booking' ? (
              <AppLink key="about" className="link" href={`/Admin/Bookings/${payout.subjectId}`}>
                Booking #{payout.subjectId}
              </AppLink>
            ) : (
              `${payout.subjectKind} #${payout.subjectId}`
            ),
          ],
          ['Asked for', formatMoment(payout.createdAt)],
          ['Agreed first', agreed(payout.secondedBy)],
          ['Agreed second', agreed(payout.approvedBy)],
          [state === 'rejected' ? 'Stopped because' : 'The bank says', message],
          ['Payout', `${payout.payoutId} (#${id})`],
        ]}
      />
      <PayoutActions payout={payout} />
    </li>
  );
}
