import { MyMap } from '#client/homes/my-map/MyMap.tsx';
import { useMyPlaces } from '#client/homes/my-map/use-my-places.ts';
import { useSession } from '#client/lib/session-context.ts';
import { Loader } from '#client/ui/Loader.tsx';

export function MapDashboard() {
  const { userId, userRole } = useSession();
  const { state, places, error, reload } = useMyPlaces(userId, userRole === 'user');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">Map</h1>
      <Loader state={state} message={error?.message} onRetry={reload}>
        {() => places && <MyMap places={places} />}
      </Loader>
    </div>
  );
}
