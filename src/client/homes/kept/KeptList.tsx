import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { CompareBar } from '#client/homes/listing/CompareBar.tsx';
import { isInStep } from '#client/homes/listing/favourite-sync.ts';
import { $favoriteProperties } from '#client/homes/listing/kept.ts';
import { useCall } from '#client/lib/use-call.ts';
import { findByFavourite } from '#contract/homes/favourites.ts';
import { KeptCard } from './KeptCard.tsx';

const EMPTY = {
  icon: Heart,
  title: 'No home kept yet',
  text: 'Press the heart on a home and it waits for you here, on every device you sign in on. You see at once when its price changes.',
};

/** Every home somebody keeps, the last first. */
export function KeptList({ userId }: { userId: number }) {
  const list = useCall(findByFavourite, { params: { id: userId } });
  const ids = useStore($favoriteProperties);
  // Until this device has the server's list, what the server says is all there is.
  const kept = (list.answer?.data ?? []).filter(
    ({ propertydata }) => !isInStep(userId) || ids.includes(propertydata.id),
  );
  return (
    <CardList call={list} items={kept} label="Homes you keep" empty={EMPTY} footer={<CompareBar />}>
      {(one) => <KeptCard kept={one} userId={userId} />}
    </CardList>
  );
}
