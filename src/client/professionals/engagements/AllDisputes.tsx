import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { OpenReleases } from '#client/money/money-admin/OpenReleases.tsx';
import { OpenSettlements } from '#client/money/money-admin/OpenSettlements.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { listOpenReleases } from '#contract/money/release-admin.ts';
import { listOpenSettlements } from '#contract/money/settlement-admin.ts';
import { listDisputes } from '#contract/professionals/disputes.ts';
import words from '#messages/professionals/engagements/index.ts';
import { Disputes } from './Disputes.tsx';

const FIRST = { query: { pageSize: 1 } };
const KINDS = ['work', 'escrow', 'settlements'] as const;
type Kind = (typeof KINDS)[number];

/** All that two sides cannot agree on and staff decide, with how many of each; what waits comes first. */
export function AllDisputes() {
  const { read, filter } = useListQuery();
  const counts: Record<Kind, number | undefined> = {
    work: useCall(listDisputes, FIRST).answer?.data.total,
    escrow: useCall(listOpenReleases, FIRST).answer?.data.total,
    settlements: useCall(listOpenSettlements, FIRST).answer?.data.total,
  };
  const asked = read('of');
  const waiting = KINDS.find((kind) => (counts[kind] ?? 0) > 0);
  const tab = (value: Kind, label: string, content: ReactNode) => {
    const count = counts[value];
    return { value, label, content, ...(count !== undefined && { count }) };
  };
  return (
    <Tabs<Kind>
      label={words.disputes}
      value={KINDS.find((kind) => kind === asked) ?? waiting ?? 'work'}
      onChange={(next) => filter('of', next)}
      tabs={[
        tab('work', words.workProfessionals, <Disputes />),
        tab('escrow', words.moneyEscrow, <OpenReleases />),
        tab('settlements', words.settlementsDeals, <OpenSettlements />),
      ]}
    />
  );
}
