import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { listPrices, type WirePriceItem } from '#contract/money/prices.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import words from '#messages/money/checkout/index.ts';
import { Checkout } from './Checkout.tsx';
import { ItemChoice } from './ItemChoice.tsx';
import type { OrderRequest } from './use-quote.ts';

type Subject = Pick<OrderRequest, 'subjectId'>;

interface ChoiceProps {
  purpose: PricedPurpose;
  subject: Subject;
  items: readonly [WirePriceItem, ...WirePriceItem[]];
}

function Choice({ purpose, subject, items }: ChoiceProps) {
  const [chosen, setChosen] = useState(items[0].id);
  const item = items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <div className="grid gap-6">
      {items.length > 1 && (
        <ItemChoice label={words.howMuch} items={items} chosen={item.id} onChoose={setChosen} />
      )}
      <Checkout key={item.id} request={{ purpose, priceItemId: item.id, ...subject }} />
    </div>
  );
}

interface Props {
  purpose: PricedPurpose;
  subject: Subject;
}

/** What is sold for one purpose today, and its checkout. */
export function ForSale({ purpose, subject }: Props) {
  const { state, answer, error, reload } = useCall(listPrices, { params: { purpose } });
  const [first, ...others] = answer?.data ?? [];
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        first ? (
          <Choice purpose={purpose} subject={subject} items={[first, ...others]} />
        ) : (
          <EmptyState icon={Tag} title={words.nothingSold} />
        )
      }
    </Loader>
  );
}
