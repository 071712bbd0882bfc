import { KeptList } from '#client/homes/kept/KeptList.tsx';
import { useSession } from '#client/lib/session-context.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';

export function FavoritesProperties() {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Favourites</h1>
        <ButtonLink href="/MapDashboard" variant="quiet">
          Show on the map
        </ButtonLink>
      </div>
      <KeptList userId={userId} />
    </div>
  );
}
