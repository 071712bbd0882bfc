import type { PageProps } from '#client/lib/page.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { isMember } from '#domain/lib/role.ts';
import { MyMap } from './MyMap.tsx';
import { useMyPlaces } from './use-my-places.ts';

/** The caller's homes and searches on one map, once they are fetched. */
export function MyPlaces({ userId, userRole }: PageProps) {
  const { state, places, error, reload } = useMyPlaces(userId, isMember(userRole));
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() => places && <MyMap places={places} />}
    </Loader>
  );
}
