import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import { getTrialBalance } from '#contract/money/reconciliation.ts';
import { groupExact } from '#domain/lib/money.ts';
import words from '#messages/money/staff-checks/index.ts';
import { BalanceCsv } from './BalanceCsv.tsx';
import { BalanceTable } from './BalanceTable.tsx';

/** What stands on the accounts now, and that both columns come to the same. */
export function TrialBalance() {
  const { state, answer, error, reload } = useCall(getTrialBalance);
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={10} />}>
      {() => {
        if (!answer) return null;
        const { at, groups, debit, credit } = answer.data;
        const agrees = debit === credit;
        return (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="flex flex-wrap items-center gap-2 text-muted">
                {words.asOf({ at: formatMoment(at) })}
                <Badge tone={agrees ? 'good' : 'bad'}>
                  {agrees ? words.sidesAgree : words.sidesDiffer}
                </Badge>
              </p>
              <BalanceCsv />
            </div>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Stat label={words.debitInRupees} value={groupExact(debit)} />
              <Stat label={words.creditInRupees} value={groupExact(credit)} />
            </div>
            <BalanceTable
              caption={words.byAccount}
              rows={groups}
              nameOf={({ account, accounts }) =>
                accounts === 1 ? (
                  account
                ) : (
                  <AppLink
                    className="link"
                    href={`/Admin/Reconciliation?group=${encodeURIComponent(account)}#balance`}
                  >
                    {words.groupOf({ account, count: accounts })}
                  </AppLink>
                )
              }
            />
          </div>
        );
      }}
    </Loader>
  );
}
