import { Sparkles } from 'lucide-react';
import { CardList } from '#client/homes/listing/CardList.tsx';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { offersForMe } from '#contract/homes/favourites.ts';
import words from '#messages/homes/shortlist/index.ts';

/** Homes worth a look, each with the reason. */
export function Offers({ userId }: { userId: number }) {
  const offers = useCall(offersForMe, { params: { id: userId } });
  return (
    <CardList
      call={offers}
      items={offers.answer?.data ?? []}
      label={words.worthLook}
      empty={{
        icon: Sparkles,
        title: words.nothingToSuggest,
        text: words.nothingToSuggestText,
      }}
    >
      {(offer) => <ListingCard listing={offer} reason={offer.reason} heading="h2" />}
    </CardList>
  );
}
