import { Sparkles } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { offersForMe } from '#contract/homes/favourites.ts';

const EMPTY = {
  icon: Sparkles,
  title: 'Nothing to suggest yet',
  text: 'Save or shortlist a home or two, and homes like them show up here, with the reason.',
};

/** Homes worth a look, each with the reason. */
export function Offers({ userId }: { userId: number }) {
  const offers = useCall(offersForMe, { params: { id: userId } });
  return (
    <CardList
      call={offers}
      items={offers.answer?.data ?? []}
      label="Homes worth a look"
      empty={EMPTY}
    >
      {(offer) => <ListingCard listing={offer} reason={offer.reason} heading="h2" />}
    </CardList>
  );
}
