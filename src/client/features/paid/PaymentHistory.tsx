import { listContactPayments, listPayments } from '#contract/invoices.ts';
import type { Role } from '#domain/role.ts';
import { useCall } from '../../lib/use-call.ts';
import { useHashTab } from '../../lib/use-hash-tab.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CsvButton } from './CsvButton.tsx';
import { Filters, readFilters } from './Filters.tsx';
import { PACKAGES_LINK, PaymentList } from './PaymentList.tsx';

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
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Filters query={query} role={role} />
        <CsvButton userId={userId} filters={filters} />
      </div>
      <PaymentList
        list={list}
        query={query}
        text="What you pay for, its invoices and refunds stand here."
        action={PACKAGES_LINK}
      />
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
      <Filters query={query} role={role} withoutPurpose />
      <PaymentList
        list={list}
        query={query}
        text="You have not paid for the contact of an owner."
        action={
          <a className="button button-primary" href="/PropertyListHome">
            Find a property
          </a>
        }
      />
    </div>
  );
}

/** What somebody has paid; contacts of owners apart, for those who can buy them. */
export function PaymentHistory(props: Props) {
  const [tab, setTab] = useHashTab(['all', 'contacts']);
  const { clear } = useListQuery();
  if (props.role !== 'user') return <All {...props} />;
  return (
    <Tabs
      label="Payments"
      value={tab}
      onChange={(next) => {
        clear(['page']);
        setTab(next);
      }}
      tabs={[
        { value: 'all', label: 'All payments', content: <All {...props} /> },
        { value: 'contacts', label: 'Contacts', content: <Contacts {...props} /> },
      ]}
    />
  );
}
