import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { CompareBar } from '#client/homes/listing/CompareBar.tsx';
import { isInStep } from '#client/homes/listing/favourite-sync.ts';
import { $favoriteProperties } from '#client/homes/listing/kept.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { findByFavourite } from '#contract/homes/favourites.ts';
import { KeptCard } from './KeptCard.tsx';
import { inOrder, KEPT_ORDER_LABEL, KEPT_ORDERS } from './kept-order.ts';

const EMPTY = {
  icon: Heart,
  title: 'No home kept yet',
  text: 'Press the heart on a home and it waits for you here, on every device you sign in on. You see at once when its price changes.',
};

/** Every home somebody keeps, in the order they choose; the last kept first unless they do. */
export function KeptList({ userId }: { userId: number }) {
  const list = useCall(findByFavourite, { params: { id: userId } });
  const ids = useStore($favoriteProperties);
  // Until this device has the server's list, what the server says is all there is.
  const kept = (list.answer?.data ?? []).filter(
    ({ propertydata }) => !isInStep(userId) || ids.includes(propertydata.id),
  );
  const query = useListQuery();
  const order = KEPT_ORDERS.find((known) => known === query.read('sort')) ?? 'kept';
  return (
    <>
      {kept.length > 1 && (
        <Field label="Order" className="w-full sm:w-64">
          <Select
            value={order}
            onChange={({ target }) => query.filter('sort', target.value)}
            options={KEPT_ORDERS.map((value) => ({ value, label: KEPT_ORDER_LABEL[value] }))}
          />
        </Field>
      )}
      <CardList
        call={list}
        items={inOrder(kept, order)}
        label="Homes you keep"
        empty={EMPTY}
        footer={<CompareBar />}
      >
        {(one) => <KeptCard kept={one} userId={userId} />}
      </CardList>
    </>
  );
}
