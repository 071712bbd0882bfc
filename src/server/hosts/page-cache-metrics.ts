import { ANSWER_SECONDS } from '#server/lib/seeing/durations.ts';
import { counter, gauge, histogram, type Reading } from '#server/lib/seeing/metric.ts';

const asked = counter('page_cache_total', 'Pages asked of the cache, by what it had', {
  had: ['fresh', 'old', 'nothing'],
});
const rendered = histogram(
  'page_render_seconds',
  'How long pages took to be rendered and compressed',
  {},
  ANSWER_SECONDS,
);
const pages = gauge('page_cache_pages', 'Pages in the cache', {}, 'sum');
const bytes = gauge('page_cache_bytes', 'What the pages in the cache weigh', {}, 'sum');

/** What the cache tells of itself as it happens. */
export const countAsked = (had: 'fresh' | 'old' | 'nothing') => asked.add({ had });
export const countRendered = (ms: number) => rendered.took({}, ms / 1_000);

/** As the page cache is; it counts by what stands here. */
interface Sized {
  size(): { pages: number; bytes: number };
}

export const pageCacheReading: Reading<Sized> = {
  name: 'page cache',
  metrics: [asked, rendered, pages, bytes],
  read(cache) {
    const size = cache.size();
    pages.stands([{ value: size.pages }]);
    bytes.stands([{ value: size.bytes }]);
  },
};
