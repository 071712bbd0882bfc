import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import words from '#messages/deals/deal/index.ts';
import type { DealQuery } from './use-deal-query.ts';

interface TimedList<Row> {
  data: Row[];
  total: number;
  page: number;
  pageSize: number;
  serverTime: string;
}

interface Props<Row> {
  list: CallState<TimedList<Row>>;
  query: DealQuery;
  /** An owner's list may be of one property; `all` then leads to those of all. */
  side: { is: 'buyer' } | { is: 'owner'; all: { href: string; label: string } };
  icon: LucideIcon;
  /** Said where there is none. */
  title: string;
  text: string;
  /** Narrows and orders the list; above it. */
  filters?: ReactNode;
  /** Something narrows it: an empty list then says so. */
  isNarrowed?: boolean;
  children: (rows: Row[], serverTime: string) => ReactNode;
}

/** One page of bids or bookings, in every state it can be in. */
export function DealList<Row>(props: Props<Row>) {
  const { list, query, side, icon, title, text, filters, isNarrowed, children } = props;
  const { answer } = list;
  const action =
    side.is === 'owner' ? (
      <ButtonLink variant="quiet" href="/OwnerPropertiesScreen">
        {words.seeMine}
      </ButtonLink>
    ) : (
      <ButtonLink href="/PropertyListHome">{words.findOne}</ButtonLink>
    );
  return (
    <>
      {side.is === 'owner' && query.read('property') > 0 && (
        <AppLink className="link w-fit" href={side.all.href}>
          {side.all.label}
        </AppLink>
      )}
      {filters}
      <PagedList
        list={list}
        page={query.page}
        onPage={query.onPage}
        empty={
          isNarrowed ? (
            <EmptyState icon={icon} title={words.noneInState} />
          ) : (
            <EmptyState icon={icon} title={title} text={text} action={action} />
          )
        }
      >
        {(rows) => children(rows, answer?.serverTime ?? '')}
      </PagedList>
    </>
  );
}
