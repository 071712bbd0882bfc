import { KeptList } from '#client/homes/kept/KeptList.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { AppLink } from '#client/ui/AppLink.tsx';

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
