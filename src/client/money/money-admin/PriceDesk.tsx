import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { type AdminItem, listPriceItems } from '#contract/money/price-admin.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { PRICED_PURPOSES, PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-prices/index.ts';
import { NewPriceDialog } from './NewPriceDialog.tsx';
import { PriceRow } from './PriceRow.tsx';

interface Group {
  title: string;
  items: AdminItem[];
}

/** Packages by role, everything else by purpose, and at the end what is sold no more. */
function groupsOf(items: readonly AdminItem[]): Group[] {
  const titleOf = ({ purpose, role, versions }: AdminItem) => {
    if (versions[0]?.validUntil) return words.soldNoMore;
    const { label } = PURPOSE_RULES[purpose];
    return role ? words.ofRole({ purpose: label, role: ROLE_LABEL[role] }) : label;
  };
  const groups = new Map<string, AdminItem[]>();
  for (const item of items) {
    groups.set(titleOf(item), [...(groups.get(titleOf(item)) ?? []), item]);
  }
  return [...groups].map(([title, members]) => ({ title, items: members }));
}

/** What is sold, with its history. */
export function PriceDesk() {
  const { state, answer, error, reload } = useCall(listPriceItems);
  const [adding, setAdding] = useState(false);
  const groups = groupsOf(answer?.data ?? []);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{words.withoutGst}</p>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.newItem}
        </Button>
      </div>
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={12} />}>
        {groups.length === 0 && (
          <EmptyState icon={Tags} title={words.nothingSold} text={words.putFirst} />
        )}
        {groups.map(({ title, items }) => (
          <Section key={title} title={title} size="lg" className="mb-6 grid grid-cols-1 gap-3">
            <ul className="card divide-y divide-line">
              {items.map((item) => (
                <PriceRow key={item.code} item={item} />
              ))}
            </ul>
          </Section>
        ))}
      </Loader>
      {adding && (
        <NewPriceDialog
          purposes={PRICED_PURPOSES}
          onClose={() => setAdding(false)}
          onDone={() => setAdding(false)}
        />
      )}
    </div>
  );
}
