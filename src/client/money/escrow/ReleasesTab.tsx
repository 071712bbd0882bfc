import { KeyRound } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import {
  type ReleaseRow,
  releaseRequests,
  sellerReleases,
  withdrawalHistory,
} from '#contract/money/releases.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { moneyHref } from './money-href.ts';
import { KIND_WORDS, releaseWords } from './money-labels.ts';
import { WhichList } from './WhichList.tsx';

const LISTS = [
  {
    value: 'code',
    get label() {
      return dealPaymentsWords.needMyCode;
    },
  },
  {
    value: 'seller',
    get label() {
      return dealPaymentsWords.myProperties;
    },
  },
  {
    value: 'buyer',
    get label() {
      return dealPaymentsWords.myBookings;
    },
  },
] as const;
type Which = (typeof LISTS)[number]['value'];

const EMPTY: Record<Which, { title: string; text: string }> = {
  code: {
    get title() {
      return dealPaymentsWords.nothingWaitsCode;
    },
    get text() {
      return dealPaymentsWords.whenSomebodyAsks;
    },
  },
  seller: {
    get title() {
      return dealPaymentsWords.noRequestsProperties;
    },
    get text() {
      return dealPaymentsWords.askMoneyEscrow;
    },
  },
  buyer: {
    get title() {
      return dealPaymentsWords.noRequestsBookings;
    },
    get text() {
      return dealPaymentsWords.whatOwnersAsk;
    },
  },
};

/** Whose page of the booking leads on: who asked for a release owns the home, who gets one booked it. */
function sideOf({ kind, part }: ReleaseRow): 'owner' | 'buyer' {
  const asksOwner = kind !== 'withdrawal';
  return (part === 'payee') === asksOwner ? 'owner' : 'buyer';
}

/** A fee for work has no booking; its work is among those hired. */
const hrefOf = (row: ReleaseRow, side: 'owner' | 'buyer'): string =>
  row.bookingId === null
    ? '/HiredAgents/0'
    : moneyHref(side, { bookingId: row.bookingId, listingId: row.listingId });

const columns = (serverTime: string, which: Which): Column<ReleaseRow>[] => [
  {
    key: 'what',
    head: escrowWords.property,
    cell: ({ title, kind, note }) => (
      <span className="wrap-anywhere">
        {title ?? escrowWords.professionalFee}
        <span className="block text-sm font-normal text-muted">{KIND_WORDS[kind]}</span>
        {note && <span className="block text-sm font-normal">{note}</span>}
      </span>
    ),
  },
  {
    key: 'who',
    head: escrowWords.askedByHead,
    cell: ({ part, payee, target }) => (
      <>
        {part === 'payee' ? escrowWords.you : payee}
        {target && (
          <span className="block text-sm text-muted">
            {dealPaymentsWords.toWord({ account: target.account })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'date',
    head: escrowWords.askedOn,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'state',
    head: dealPaymentsWords.state,
    cell: (row) => {
      const { title, tone } = releaseWords(row);
      return (
        <>
          <Badge {...(tone && { tone })}>{title}</Badge>
          {row.state === 'requested' && (
            <span className="block text-sm text-muted">
              <TimeLeft until={row.expiresAt} serverTime={serverTime} />
            </span>
          )}
        </>
      );
    },
  },
  {
    key: 'amount',
    head: words.amount,
    numeric: true,
    cell: ({ amount }) => <b className="whitespace-nowrap">{inFull(amount)}</b>,
  },
  {
    key: 'open',
    head: escrowWords.whereAnswered,
    actions: true,
    cell: (row) => {
      const answers = row.part === 'payer' && row.state === 'requested';
      const side = which === 'code' ? sideOf(row) : which === 'seller' ? 'owner' : 'buyer';
      return (
        <ButtonLink
          variant={answers ? 'primary' : 'quiet'}
          href={hrefOf(row, side)}
          aria-label={dealPaymentsWords.toLabel({
            which: answers ? dealPaymentsWords.answer : dealPaymentsWords.see,
            inFull: inFull(row.amount),
            payee: row.payee,
          })}
        >
          {answers ? escrowWords.answerIt : escrowWords.seeMoney}
        </ButtonLink>
      );
    },
  },
];

function useReleases(userId: number, which: Which, page: number) {
  const endpoint = which === 'seller' ? sellerReleases : releaseRequests;
  const list = useCall(
    endpoint,
    which === 'buyer' ? null : { params: { userId }, query: { page } },
  );
  const ofBookings = useCall(
    withdrawalHistory,
    which === 'buyer' ? { params: { propId: 0, userId }, query: { page } } : null,
  );
  return which === 'buyer' ? ofBookings : list;
}

function List({ userId, which }: { userId: number; which: Which }) {
  const { page, onPage } = useListQuery();
  const list = useReleases(userId, which, page);
  return (
    <ListPage
      list={list}
      query={{ page, onPage }}
      noun={(count) => counts.requests({ count })}
      empty={{ icon: KeyRound, ...EMPTY[which] }}
      rows={{
        caption: escrowWords.requestsInEscrow,
        columns: columns(list.answer?.serverTime ?? '', which),
        rowKey: ({ id }) => id,
      }}
    />
  );
}

/** Requests that money leaves escrow, across all bookings. */
export function ReleasesTab({ userId }: { userId: number }) {
  return (
    <WhichList name="requests" label={escrowWords.requests} lists={LISTS}>
      {(which) => <List key={which} userId={userId} which={which} />}
    </WhichList>
  );
}
