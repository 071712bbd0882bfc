import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { bookingTransactions, pennyTransactions } from '#contract/money/escrow.ts';
import words from '#messages/money/escrow/index.ts';
import { DealPayments } from './DealPayments.tsx';
import { WhichList } from './WhichList.tsx';

const LISTS = [
  { value: 'deal', label: 'Token amounts and instalments' },
  { value: 'test', label: 'Test payments' },
] as const;

const EMPTY = {
  deal: {
    title: 'Nothing paid for a booking yet',
    text: 'Token amounts and instalments you pay for a home you book stand here.',
  },
  test: {
    title: 'No test payments yet',
    text: 'Before a token amount you can try out paying with one rupee, which comes back.',
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
      caption="What I have paid for bookings"
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
