import { Tabs } from '#client/ui/Tabs.tsx';
import { PaperQueue } from './PaperQueue.tsx';
import { PhotoQueue } from './PhotoQueue.tsx';

/** What waits for staff: papers of listings, and photos that were seen before. */
export function StaffQueues() {
  return (
    <Tabs
      label="What waits"
      tabs={[
        { value: 'papers', label: 'Papers', content: <PaperQueue /> },
        { value: 'photos', label: 'Photos seen before', content: <PhotoQueue /> },
      ]}
    />
  );
}
