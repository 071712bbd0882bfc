import { Images } from 'lucide-react';
import { useState } from 'react';
import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useSought } from '#client/lib/use-sought.ts';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { SoughtFirst } from '#client/ui/SoughtFirst.tsx';
import { listAlikePhotos } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';
import counts from '#messages/lib/counts/index.ts';
import { PhotoPair } from './PhotoPair.tsx';
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx';
import type { AlikePhoto } from './rows.ts';

/** Photos much like another owner's, the longest waiting first. */
export function PhotoQueue() {
  const { list, query } = useListCall(listAlikePhotos, useList('photos'), {});
  const { row, isGone } = useSought<AlikePhoto>({
    param: 'photo',
    keyOf: ({ mediaId }) => mediaId,
    rows: list.answer?.data,
    seek: (isIt) => seekRow(listAlikePhotos, isIt),
  });
  const [removing, setRemoving] = useState<AlikePhoto>();
  return (
    <>
      <StaffListTools list="photos" page="/Admin/Verification" />
      <SoughtFirst isGone={isGone}>
        {row && <PhotoPair photo={row} onRemove={setRemoving} />}
      </SoughtFirst>
      <PagedList
        list={list}
        {...query}
        noun={(count) => counts.waiting({ count })}
        empty={<EmptyState icon={Images} title={words.noPhotoWaits} text={words.photoMuchLike} />}
      >
        {(photos) => (
          <ul className="grid gap-4">
            {photos
              .filter(({ mediaId }) => mediaId !== row?.mediaId)
              .map((photo) => (
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
