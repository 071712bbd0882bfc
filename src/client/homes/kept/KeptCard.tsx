import { HeartOff } from 'lucide-react';
import { CompareButton } from '#client/homes/listing/CompareButton.tsx';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { PriceChange } from '#client/homes/listing/PriceChange.tsx';
import { pressHeart } from '#client/homes/listing/press-heart.ts';
import { ShortlistButton } from '#client/homes/listing/ShortlistButton.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import { filled } from '#client/ui/filled.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { FavouriteFolder } from '#contract/homes/favourite-folders.ts';
import type { KeptListing } from '#contract/homes/favourites.ts';
import words from '#messages/homes/favourites/index.ts';
import { KeptDesk } from './KeptDesk.tsx';

/** Two of them and a remove button fit into a card on a phone. */
const ACTION = 'flex-1 px-1 [&>svg]:hidden';

interface Props {
  kept: KeptListing;
  folders: readonly FavouriteFolder[];
  userId: number;
}

/** A kept home: how its price has moved, and what to do with it. */
export function KeptCard({ kept, folders, userId }: Props) {
  const { onOffer, change, keptAt } = kept;
  const { id, title } = kept.propertydata;
  return (
    <ListingCard listing={kept} heading="h2" gone={!onOffer} heart={false}>
      {onOffer && <PriceChange rupees={change} since={words.youKeptIt} />}
      <p className="text-xs text-muted">{filled(words.keptWhen, { when: <Ago at={keptAt} /> })}</p>
      <KeptDesk kept={kept} folders={folders} />
      <div className="flex items-center gap-2">
        {onOffer && <CompareButton id={id} title={title} className={ACTION} />}
        {onOffer && <ShortlistButton userId={userId} id={id} title={title} className={ACTION} />}
        <IconButton
          label={words.takeOff({ title })}
          icon={HeartOff}
          className="ml-auto"
          onClick={() => pressHeart(id)}
        />
      </div>
    </ListingCard>
  );
}
