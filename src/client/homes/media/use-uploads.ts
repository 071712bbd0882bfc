import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { lineTo } from './line.ts';
import { UploadQueue } from './upload-queue.ts';

/** They live as long as the page does, so that looking at another screen stops nothing. */
const queues = new Map<number, UploadQueue>();

function queueOf(listingId: number): UploadQueue {
  const queue = queues.get(listingId) ?? new UploadQueue((kind) => lineTo(listingId, kind));
  queues.set(listingId, queue);
  return queue;
}

/** The queue of a listing's files, and how it stands now. */
export function useUploads(listingId: number) {
  const queue = useMemo(() => queueOf(listingId), [listingId]);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const arrived = useSyncExternalStore(queue.subscribe, queue.arrived);
  const isBusy = items.some(({ state }) => ['waiting', 'sending', 'cut'].includes(state));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { queue, items, arrived, isBusy };
}
