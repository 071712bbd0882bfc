import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { memoryOf } from './memory.ts';

const PAGES = 10_000;

export interface PagesRow {
  pages: number;
  seconds: number;
  /** The most memory the whole process has held, in MB. */
  peak: number;
}

/** Every address once: localities, flats of so many rooms there, and searches by price there. */
function pathOf(i: number): string {
  const { slug, name } = LOCALITIES[i % LOCALITIES.length] ?? { slug: 'baner', name: 'Baner' };
  const round = Math.floor(i / LOCALITIES.length);
  if (round === 0) return `/localities/${slug}`;
  if (round <= 4) return `/flats/${round}-bhk-in-${slug}`;
  return `/PropertyListHome?loc=${encodeURIComponent(name)}&min_price=${round * 100_000}`;
}

/**
 * Renders ten thousand distinct pages, four at a time, none from the cache: by many visitors, since
 * one may not have so many rendered.
 */
export async function benchPages(base: string, pid: number): Promise<PagesRow> {
  const started = performance.now();
  let next = 0;
  const visitor = async () => {
    for (let i = next++; i < PAGES; i = next++) {
      const headers = { 'x-forwarded-for': `198.51.${i >> 8}.${i & 255}` };
      const answer = await fetch(base + pathOf(i), { headers });
      if (!answer.ok) throw new Error(`${pathOf(i)}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  const seconds = (performance.now() - started) / 1000;
  return { pages: PAGES, seconds, peak: await memoryOf(pid, 'VmHWM') };
}
