import { Images } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { idOf } from '#client/lib/id-of.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { MediaScreen } from './MediaScreen.tsx';

/** Photos and plans of the listing that `?id=ID` names. */
export function ChosenMedia() {
  const [query] = useSearchParams();
  const listingId = idOf(query.get('id') ?? undefined);
  if (listingId !== null) return <MediaScreen key={listingId} listingId={listingId} />;
  return (
    <EmptyState
      icon={Images}
      title="Which property?"
      text="Choose the property whose photos you want to change."
      action={
        <ButtonLink variant="primary" href="/OwnerPropertiesScreen">
          Go to my properties
        </ButtonLink>
      }
    />
  );
}
