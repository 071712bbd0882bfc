import { $favoriteProperties, $recentlyViewed } from '#client/homes/listing/kept.ts';
import type { WorkerRequest } from '#client/lib/copies.ts';

const WORKER = '/worker.js';
const MAX_KEPT = 30;

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

async function start(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    const kept = $favoriteProperties.get().toReversed().slice(0, MAX_KEPT);
    const ids = [...new Set([...kept, ...$recentlyViewed.get()])];
    const asked: WorkerRequest = { type: 'keep', ids, isAhead: !savesData() };
    active?.postMessage(asked);
  };
  $favoriteProperties.listen(tell);
  $recentlyViewed.listen(tell);
  tell();
}

/** From now on kept and seen homes can be read without a network. */
export function keepCopies(): void {
  // Private windows and full disks refuse; the site works as it does without.
  if ('serviceWorker' in navigator) start().catch(() => undefined);
}
