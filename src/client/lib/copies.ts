/** What the service worker keeps on this device for reading without a network; none of it is private. */
export const COPIES = {
  homes: 'homes',
  pictures: 'pictures',
  files: 'page-files',
} as const;

/** What a page asks of the worker. */
export type WorkerRequest =
  | {
      type: 'keep';
      /** The homes of which copies are to be there; of all others none. */
      ids: readonly number[];
      /** False where data is dear: only what is opened anyway is kept. */
      isAhead: boolean;
    }
  | { type: 'forget' };

/** Public addresses of a home; behind the token the same word begins with a capital letter. */
const HOME =
  /^\/(?:ViewSingleProperty|property\/ViewPropertyDetails|viewPropertyDetails)\/(\d+)\/?$/;

/** The home that a public page is about. */
export function homeOf(path: string): number | undefined {
  const id = HOME.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Under which address the copy of a home's page lies, whichever was opened. */
export const copyAddress = (id: number) => `/ViewSingleProperty/${id}`;

const PATIENCE_MS = 2_000;

/** The worker knows when it kept what, too; a page without one has nothing more to forget. */
async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  worker.postMessage({ type: 'forget' } satisfies WorkerRequest, [port2]);
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Takes every copy off this device: what somebody looked at is theirs. */
export async function forgetCopies(): Promise<void> {
  await tellWorker().catch(() => undefined);
  if (!('caches' in globalThis)) return;
  await Promise.all(Object.values(COPIES).map((name) => caches.delete(name)));
}
