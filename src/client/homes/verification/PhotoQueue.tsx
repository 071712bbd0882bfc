import { Images } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { listAlikePhotos } from '#contract/homes/media.ts';
import { PhotoPair } from './PhotoPair.tsx';
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx';
import type { AlikePhoto } from './rows.ts';

/** Photos much like another owner's, the longest waiting first. */
export function PhotoQueue() {
  const { page, onPage } = useListQuery('photos');
  const list = useCall(listAlikePhotos, { query: { page } });
  const [removing, setRemoving] = useState<AlikePhoto>();
  return (
    <>
      <PagedList
        list={list}
        page={page}
        onPage={onPage}
        noun={['waits', 'wait']}
        empty={
          <EmptyState
            icon={Images}
            title="No photo waits"
            text="A photo that is much like one of another owner’s will appear here."
          />
        }
      >
        {(photos) => (
          <ul className="grid gap-4">
            {photos.map((photo) => (
              <PhotoPair key={photo.mediaId} photo={photo} onRemove={setRemoving} />
            ))}
          </ul>
        )}
      </PagedList>
      {removing && (
        <RemovePhotoDialog
          photo={removing}
          onClose={() => setRemoving(undefined)}
          onDone={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
