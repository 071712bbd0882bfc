import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { bookingTransactions, pennyTransactions } from '#contract/money/deal-payments.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import words from '#messages/money/escrow/index.ts';
import { DealPayments } from './DealPayments.tsx';
import { WhichList } from './WhichList.tsx';

const LISTS = [
  {
    value: 'deal',
    get label() {
      return dealPaymentsWords.tokenAmountsInstalments;
    },
  },
  {
    value: 'test',
    get label() {
      return dealPaymentsWords.testPayments;
    },
  },
] as const;

const EMPTY = {
  deal: {
    get title() {
      return dealPaymentsWords.nothingPaidBooking;
    },
    get text() {
      return dealPaymentsWords.tokenAmountsInstalmentsPay;
    },
  },
  test: {
    get title() {
      return dealPaymentsWords.noTestPayments;
    },
    get text() {
      return dealPaymentsWords.beforeTokenAmount;
    },
  },
};

function List({ userId, of }: { userId: number; of: 'deal' | 'test' }) {
  const query = useListQuery();
  const list = useCall(of === 'test' ? pennyTransactions : bookingTransactions, {
    params: { userId },
    query: { page: query.page },
  });
  return (
    <DealPayments
      list={list}
      query={query}
      side="buyer"
      caption={dealPaymentsWords.whatIPaid}
      empty={EMPTY[of]}
    />
  );
}

/** What a buyer has paid for homes they book. */
export function BookingsTab({ userId }: { userId: number }) {
  return (
    <WhichList name="payments" label={words.ofMyBookings} lists={LISTS}>
      {(of) => <List key={of} userId={userId} of={of} />}
    </WhichList>
  );
}
