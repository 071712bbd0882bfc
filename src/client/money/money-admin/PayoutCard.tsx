import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { AdminPayout } from '#contract/money/payout-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { RELEASE_KIND } from '#domain/money/release.ts';
import words from '#messages/money/staff-payouts/index.ts';
import { Facts } from './Facts.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PAYOUT_STATE } from './payout-labels.ts';

const agreed = (who: AdminPayout['secondedBy']) => who && (who.isCaller ? words.you : who.name);

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
          <Badge tone="warn">{words.waitsForAccount}</Badge>
        ) : (
          <Badge tone={PAYOUT_STATE[state].tone}>{PAYOUT_STATE[state].label}</Badge>
        )}
      </div>
      <Facts
        facts={[
          [words.bankAccount, words.account({ ...account, name: account.nameAtBank })],
          [words.sent, payout.wait && waitWords(payout.wait)],
          [
            words.about,
            payout.subjectKind === 'booking' ? (
              <AppLink key="about" className="link" href={`/Admin/Bookings/${payout.subjectId}`}>
                {words.booking({ id: payout.subjectId })}
              </AppLink>
            ) : (
              words.engagement({ id: payout.subjectId })
            ),
          ],
          [words.askedFor, formatMoment(payout.createdAt)],
          [words.agreedFirst, agreed(payout.secondedBy)],
          [words.agreedSecond, agreed(payout.approvedBy)],
          [state === 'rejected' ? words.stoppedBecause : words.bankSays, message],
          [words.payout, <code key="id" translate="no">{`${payout.payoutId} (#${id})`}</code>],
        ]}
      />
      <PayoutActions payout={payout} />
    </li>
  );
}
