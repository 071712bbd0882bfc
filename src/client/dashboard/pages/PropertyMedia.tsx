import { Images } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { MediaScreen } from '#client/homes/media/MediaScreen.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

export function PropertyMedia() {
  const [query] = useSearchParams();
  const listingId = Number(query.get('id'));
  return (
    <div className="grid grid-cols-1 gap-2">
      <h1 className="text-2xl">Photos and plans</h1>
      {Number.isInteger(listingId) && listingId > 0 ? (
        <MediaScreen key={listingId} listingId={listingId} />
      ) : (
        <EmptyState
          icon={Images}
          title="Which property?"
          text="Choose the property whose photos you want to change."
          action={<ButtonLink href="/OwnerPropertiesScreen">Go to my properties</ButtonLink>}
        />
      )}
    </div>
  );
}
