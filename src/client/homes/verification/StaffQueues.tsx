import { useListQuery } from '#client/lib/use-list-query.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import words from '#messages/homes/papers/index.ts';
import { PaperQueue } from './PaperQueue.tsx';
import { PhotoQueue } from './PhotoQueue.tsx';

type Tab = 'papers' | 'photos';

/** What waits for staff: papers of listings, and photos that were seen before. */
export function StaffQueues() {
  const { read, filter } = useListQuery();
  return (
    <Tabs<Tab>
      label={words.whatWaits}
      value={read('tab') === 'photos' ? 'photos' : 'papers'}
      onChange={(next) => filter('tab', next)}
      tabs={[
        { value: 'papers', label: words.papers, content: <PaperQueue /> },
        { value: 'photos', label: words.photosSeenBefore, content: <PhotoQueue /> },
      ]}
    />
  );
}
