import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { receivedPayments } from '#contract/money/deal-payments.ts';
import words from '#messages/money/escrow/index.ts';
import steps from '#messages/money/escrow-steps/index.ts';
import { DealPayments } from './DealPayments.tsx';

/** What has come in for an owner's homes. It is in escrow until the buyer lets it go. */
export function ReceivedTab() {
  const query = useListQuery();
  const list = useCall(receivedPayments, { query: { page: query.page } });
  return (
    <DealPayments
      list={list}
      query={query}
      side="owner"
      caption={steps.receivedForMine}
      empty={{
        title: words.nothingReceived,
        text: words.receivedHere,
      }}
    />
  );
}
