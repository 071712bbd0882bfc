import { LRUCache } from 'lru-cache';
import type { Variants } from '#server/lib/variants.ts';
import { countAsked, countRendered } from './page-cache-metrics.ts';

export interface CachedPage {
  status: number;
  variants: Variants;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
  version: number;
}

const FRESH_MS = 15_000;
const MAX_BYTES = 192 * 1024 * 1024;

function sizeOf({ page: { variants } }: Entry): number {
  // The cache wants a weight of everything, of an empty page too.
  return (
    1 +
    variants.identity.body.length +
    (variants.gzip?.body.length ?? 0) +
    (variants.br?.body.length ?? 0)
  );
}

/**
 * Rendered pages, least recently used out first. A page older than 15 seconds, or rendered before
 * the last change of any listing, is still sent while one new rendering runs in its place; the page
 * of a changed listing itself is dropped at once.
 */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  });
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private version = 0;

  /**
   * @param render told whether somebody waits for the page, or has an older one.
   * @param admit throws where whoever asks may have nothing more rendered for them alone.
   */
  async get(
    key: string,
    render: (what: 'page' | 'renewal') => Promise<CachedPage>,
    admit: () => Promise<void> = async () => undefined,
  ): Promise<CachedPage> {
    const entry = this.entries.get(key);
    if (!entry) {
      countAsked('nothing');
      if (!this.rendering.has(key)) await admit();
      return this.renderOnce(key, () => render('page'));
    }
    const fresh = entry.version === this.version && Date.now() - entry.renderedAt < FRESH_MS;
    countAsked(fresh ? 'fresh' : 'old');
    // A failed renewal keeps what there is: an old page beats an error page.
    if (!fresh) this.renderOnce(key, () => render('renewal')).catch(() => undefined);
    return entry.page;
  }

  /** Marks every page as due, and forgets those that show `listingId` (empty for new ones) as their subject. */
  listingChanged(listingId: string): void {
    this.version++;
    if (!listingId) return;
    for (const key of [...this.entries.keys()]) {
      if (key.split(/[?#]/)[0]?.endsWith(`/${listingId}`)) this.entries.delete(key);
    }
  }

  /** How many pages it holds, and what they weigh. */
  size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Counts what was added to a page since it was put in. */
  weighAgain(key: string): void {
    const entry = this.entries.get(key);
    if (entry) this.entries.set(key, entry);
  }

  clear(): void {
    this.entries.clear();
    this.version++;
  }

  private renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const version = this.version;
    const began = performance.now();
    const started = render()
      .then((page) => {
        countRendered(performance.now() - began);
        if (page.status === 200) this.entries.set(key, { page, renderedAt: Date.now(), version });
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }
}
