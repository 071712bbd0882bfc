import { AppLink } from '#client/dashboard/AppLink.tsx';
import { useSession } from '#client/dashboard/session-context.ts';
import { KeptList } from '#client/features/kept/KeptList.tsx';

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
