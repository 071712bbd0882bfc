import { MyMap } from '../../features/my-map/MyMap.tsx';
import { useMyPlaces } from '../../features/my-map/use-my-places.ts';
import { Loader } from '../../ui/Loader.tsx';
import { useSession } from '../session-context.ts';

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
