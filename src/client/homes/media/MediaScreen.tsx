import { useEffect } from 'react';
import { refreshAfter } from '#client/lib/kept-answers.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { getMedia, sendChunk } from '#contract/homes/media.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import words from '#messages/homes/papers/index.ts';
import { Gallery } from './Gallery.tsx';
import { PublishBar } from './PublishBar.tsx';
import { Uploads } from './Uploads.tsx';
import { useUploads } from './use-uploads.ts';
import { VideoForm } from './VideoForm.tsx';

function Content({ state }: { state: ResponseOf<typeof getMedia>['data'] }) {
  const { listingId, title, status, media, most, videoUrl } = state;
  const uploads = useUploads(listingId);
  const { queue, arrived } = uploads;
  useEffect(() => queue.remember(state.uploads), [queue, state.uploads]);
  useEffect(() => {
    if (arrived > 0) void refreshAfter(sendChunk);
  }, [arrived]);
  const isClosed = status === 'sold' || status === 'rented';
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-muted">{title}</p>
      {isClosed ? (
        <p className="card p-5">{words.propertyPicturesStay({ status })}</p>
      ) : (
        <Uploads uploads={uploads} room={most - media.length} />
      )}
      <Gallery listingId={listingId} media={media} most={most} />
      {!isClosed && <VideoForm listingId={listingId} videoUrl={videoUrl} />}
      <PublishBar
        listingId={listingId}
        status={status}
        isBusy={uploads.isBusy}
        hasPhoto={media.length > 0}
      />
    </div>
  );
}

/** Photos, floor plans and video of one listing. */
export function MediaScreen({ listingId }: { listingId: number }) {
  const { state, answer, error, reload } = useCall(getMedia, { params: { listingId } });
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton cards={3} />}>
      {answer && <Content state={answer.data} />}
    </Loader>
  );
}
