import { Plus } from 'lucide-react';
import { MyListings } from '../../features/my-listings/MyListings.tsx';
import { Drafts } from '../../features/posting/Drafts.tsx';
import { AppLink } from '../AppLink.tsx';
import { useSession } from '../session-context.ts';

export function OwnerPropertiesScreen() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">My Properties</h1>
        <AppLink href="/SelectPropertyType" className="button button-quiet">
          <Plus aria-hidden="true" className="size-5" />
          Post another
        </AppLink>
      </div>
      <Drafts />
      <MyListings userId={userId} />
    </div>
  );
}
