import { KeptList } from '../../features/kept/KeptList.tsx';
import { AppLink } from '../AppLink.tsx';
import { useSession } from '../session-context.ts';

export function FavoritesProperties() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Favourites</h1>
        <AppLink href="/MapDashboard" className="button button-quiet">
          Show on the map
        </AppLink>
      </div>
      <KeptList userId={userId} />
    </div>
  );
}
