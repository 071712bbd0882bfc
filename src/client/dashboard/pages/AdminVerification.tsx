import { PaperQueue } from '#client/homes/verification/PaperQueue.tsx';
import { PhotoQueue } from '#client/homes/verification/PhotoQueue.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';

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
