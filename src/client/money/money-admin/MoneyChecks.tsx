import { Play, ShieldCheck } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useStep } from '#client/lib/use-step.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { Select } from '#client/ui/Select.tsx';
import { CHECK_KINDS, listMoneyChecks, runMoneyChecks } from '#contract/money/reconciliation.ts';
import words from '#messages/money/staff-checks/index.ts';
import { CheckCard } from './CheckCard.tsx';
import { CHECK_KIND } from './check-labels.ts';

/** What the nightly checks and those begun here have found. */
export function MoneyChecks() {
  const place = useList();
  const { read, filter } = place;
  const kind = CHECK_KINDS.find((known) => known === read('kind'));
  const { list, query } = useListCall(listMoneyChecks, place, { kind });
  const { busy, take } = useStep();
  const run = (checked: (typeof CHECK_KINDS)[number]) =>
    void take(() => call(runMoneyChecks, { body: { kind: checked } }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={words.checkOf}>
          <Select
            placeholder={words.ledgerAndGateway}
            options={CHECK_KINDS.map((value) => ({ value, label: CHECK_KIND[value] ?? value }))}
            value={kind ?? ''}
            onChange={({ target }) => filter('kind', target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button icon={Play} busy={busy} busyLabel={words.checking} onClick={() => run('ledger')}>
            {words.checkLedger}
          </Button>
          <Button variant="quiet" icon={Play} disabled={busy} onClick={() => run('gateway')}>
            {words.compareGateway}
          </Button>
        </div>
      </div>
      <StaffListTools list="checks" page="/Admin/Reconciliation" filter={{ kind }} />
      <PagedList
        list={list}
        {...query}
        noun={(count) => words.count({ count })}
        empty={<EmptyState icon={ShieldCheck} title={words.noCheck} text={words.runEveryNight} />}
      >
        {(checks) => (
          <ul className="grid grid-cols-1 gap-3">
            {checks.map((check) => (
              <CheckCard key={check.id} check={check} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
