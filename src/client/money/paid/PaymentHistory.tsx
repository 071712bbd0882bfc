import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Earnings } from '#client/money/papers/Earnings.tsx';
import { YearlyStatement } from '#client/money/papers/YearlyStatement.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Tab, Tabs } from '#client/ui/Tabs.tsx';
import { listContactPayments, listPayments } from '#contract/money/invoices.ts';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import { isMember, type Role } from '#domain/lib/role.ts';
import words from '#messages/money/checkout/index.ts';
import paidWords from '#messages/money/paid/index.ts';
import { CsvButton } from './CsvButton.tsx';
import { Filters, readFilters } from './Filters.tsx';
import { PackagesLink, PaymentList } from './PaymentList.tsx';

interface Props {
  userId: number;
  role: Role;
}

function All({ userId, role }: Props) {
  const query = useListQuery();
  const filters = readFilters(query, role);
  const list = useCall(listPayments, {
    params: { userId },
    query: { ...filters, page: query.page },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PaymentList
        list={list}
        query={query}
        filters={<Filters query={query} role={role} />}
        actions={<CsvButton userId={userId} filters={filters} />}
        text={paidWords.standHere}
        action={<PackagesLink />}
      />
      <YearlyStatement userId={userId} />
    </div>
  );
}

function Contacts({ userId, role }: Props) {
  const query = useListQuery();
  const { standing, from, to } = readFilters(query, role);
  const list = useCall(listContactPayments, {
    params: { id: userId },
    query: { standing, from, to, page: query.page },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PaymentList
        list={list}
        query={query}
        filters={<Filters query={query} role={role} withoutPurpose />}
        text={paidWords.noContactPaid}
        action={<ButtonLink href="/PropertyListHome">{paidWords.findProperty}</ButtonLink>}
      />
    </div>
  );
}

interface HistoryProps extends Props {
  /** Tabs of deal money, which staff have not. */
  deals: readonly Tab<string>[];
}

/** Which tab is open stands in the address with its page, so that both come back on reload. */
export function PaymentHistory({ deals, ...props }: HistoryProps) {
  const { read, filter } = useListQuery();
  if (!isMember(props.role)) return <All {...props} />;
  const isProfessional = PROFESSIONS.some((profession) => profession === props.role);
  const tabs: Tab<string>[] = [
    ...(isProfessional
      ? [{ value: 'earnings', label: paidWords.earned, content: <Earnings {...props} /> }]
      : []),
    { value: 'all', label: words.paid, content: <All {...props} /> },
    { value: 'contacts', label: paidWords.contacts, content: <Contacts {...props} /> },
    ...deals,
  ];
  const tab = tabs.find(({ value }) => value === read('tab')) ?? tabs[0];
  return (
    <Tabs
      label={paidWords.payments}
      value={tab?.value ?? 'all'}
      onChange={(next) => filter('tab', next === tabs[0]?.value ? '' : next)}
      tabs={tabs}
    />
  );
}
