import { PaperQueue } from '../../features/verification/PaperQueue.tsx';
import { PhotoQueue } from '../../features/verification/PhotoQueue.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

export function AdminVerification() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Property papers</h1>
      <Tabs
        label="What waits"
        tabs={[
          { value: 'papers', label: 'Papers', content: <PaperQueue /> },
          { value: 'photos', label: 'Photos seen before', content: <PhotoQueue /> },
        ]}
      />
    </div>
  );
}
