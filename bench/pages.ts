import { readFile } from 'node:fs/promises';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

const PAGES = 10_000;

export interface PagesRow {
  pages: number;
  seconds: number;
  /** The most memory the whole process has held, in MB. */
  peak: number;
}

/** Renders ten thousand distinct SEO pages, four at a time, none from the cache. */
export async function benchPages(base: string, pid: number): Promise<PagesRow> {
  const paths = Array.from({ length: PAGES }, (_, i) => {
    const { slug } = LOCALITIES[i % LOCALITIES.length] ?? { slug: 'baner' };
    return i % 3 === 0
      ? `/localities/${slug}?v=${i}`
      : `/flats/${1 + (i % 4)}-bhk-in-${slug}?v=${i}`;
  });
  const started = performance.now();
  let next = 0;
  const visitor = async () => {
    for (let at = paths[next++]; at; at = paths[next++]) {
      const answer = await fetch(base + at);
      if (!answer.ok) throw new Error(`${at}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  const seconds = (performance.now() - started) / 1000;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return { pages: PAGES, seconds, peak: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
}
