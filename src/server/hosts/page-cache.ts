import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { asAppError } from '#server/http/problem.ts';
import { type Variants, weightOf } from '#server/lib/variants.ts';
import { isTurnedAway } from './overload/busy.ts';
import { countAsked, countRendered } from './page-cache-metrics.ts';

export interface CachedPage {
  status: number;
  variants: Variants;
  /** What it is made of is away, and it is as it was before. */
  isHeldOver?: boolean;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
  version: number;
  /** When it last could not be renewed, what it is made of being away; undefined of one that could. */
  lapsedAt?: number;
}

const FRESH_MS = 15_000;
/** So often a page is tried again of which the last try found the database away. */
const RETRY_MS = 1_000;
/** So long is waited for a renewal while changes go unheard: a database that is silent is away too. */
const DOUBT_MS = 1_000;
/** Some four thousand pages, as they are packed. */
const MAX_BYTES = 96 * 1024 * 1024;

// The cache wants a weight of everything, of an empty page too.
const sizeOf = ({ page }: Entry): number => 1 + weightOf(page.variants);

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
  private readonly hears: () => boolean;

  /** @param hears whether changes would be heard; where not, nothing is fresh, however new */
  constructor(hears: () => boolean = () => true) {
    this.hears = hears;
  }

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
    const hears = this.hears();
    const isNew = entry.version === this.version && Date.now() - entry.renderedAt < FRESH_MS;
    const fresh = isNew && hears && entry.lapsedAt === undefined;
    countAsked(fresh ? 'fresh' : 'old');
    if (fresh) return entry.page;
    const isKnownAway = entry.lapsedAt !== undefined;
    const renewal = this.renew(key, entry, () => render('renewal'));
    // Where it is in doubt whether the database is there, it is better to know than to be quick.
    if (!hears && !isKnownAway) await Promise.race([renewal, pause(DOUBT_MS)]);
    const { page, lapsedAt } = this.entries.get(key) ?? entry;
    const isHeldOver = lapsedAt !== undefined || (!hears && page === entry.page);
    return isHeldOver ? { ...page, isHeldOver } : page;
  }

  /** A failed renewal keeps what there is: an old page beats an error page. */
  private async renew(key: string, entry: Entry, render: () => Promise<CachedPage>): Promise<void> {
    if (entry.lapsedAt !== undefined && Date.now() - entry.lapsedAt < RETRY_MS) return;
    try {
      await this.renderOnce(key, render);
      delete entry.lapsedAt;
    } catch (error) {
      const isAway = asAppError(error).code === 'unavailable' && !isTurnedAway(error);
      if (isAway) entry.lapsedAt = Date.now();
    }
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
