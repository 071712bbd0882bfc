import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LANGUAGES } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const run = promisify(execFile);

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Measured in each language, with the first project. */
const SPOKEN = [
  '/',
  '/PropertyListHome?type=Buy',
  '/ViewSingleProperty/7',
  '/localities/baner',
  '/guides/carpet-area-and-loading',
];
const FURTHER = ['/home/homebuying-guidance', '/flats/2-bhk-in-baner', '/projects'];
/** A first start has its projects a quarter of a minute after it is ready. */
const LONGEST_WAIT_MS = 120_000;

/** A project of the site that is measured, the first of its list. */
async function projectPage(base: string): Promise<string> {
  const until = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < until) {
    const list = await (await fetch(`${base}/projects`)).text();
    const [page] = list.match(/\/projects\/[\w-]+-in-[\w-]+/) ?? [];
    if (page) return page;
    await pause(1_000);
  }
  throw new Error('There is no project to measure');
}

/** The home page once more, with all of the ads kept away. */
const WITHOUT_ADS = ['*/ads/*', '*/_astro/ad-slot.*', '*/_astro/page-ads.*', '*/_astro/ads.*'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
/** A run that broke off (a busy machine: no page within the time) is made again. */
const TRIES = 4;

export interface LighthouseRow {
  page: string;
  scores: number[];
  scriptKb: number;
  totalKb: number;
}

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      title: string;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One run, with a folder of its own for what Chromium and Lighthouse leave behind. */
async function once(url: string, blocked: readonly string[]): Promise<Report> {
  const folder = await scratchFolder('lighthouse');
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
  try {
    const { stdout } = await run(
      process.execPath,
      [
        'node_modules/lighthouse/cli/index.js',
        url,
        '--quiet',
        '--output=json',
        ...blocked.map((pattern) => `--blocked-url-patterns=${pattern}`),
        `--only-categories=${CATEGORIES.join()}`,
        `--chrome-flags=${flags}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: CHROMIUM, TMPDIR: folder },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const report: Report = JSON.parse(stdout);
    if (report.runtimeError) throw new Error(report.runtimeError.code);
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function report(url: string, blocked: readonly string[]): Promise<Report> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await once(url, blocked);
    } catch (error) {
      if (left === 0) throw error;
      const reason = /"code": "(\w+)"/.exec(String((error as { stdout?: string }).stdout))?.[1];
      process.stderr.write(`${url}: ${reason ?? error}; again\n`);
    }
  }
}

/** The audits that cost points. */
function lost({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? 1;
      return weight > 0 && score < 0.9 ? [id] : [];
    }),
  );
}

function kilobytes({ audits }: Report, type?: string): number {
  const items = audits['network-requests']?.details?.items ?? [];
  return items
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1024, 0);
}

/** Lighthouse on a simulated phone, the median of three runs each. */
export async function benchLighthouse(base: string): Promise<LighthouseRow[] | string> {
  if (!existsSync(CHROMIUM))
    return 'Skipped: Chromium is needed (Debian: apt-get install -y chromium).';
  const rows: LighthouseRow[] = [];
  const spoken = [...SPOKEN, await projectPage(base)];
  const pages = LANGUAGES.flatMap((language) =>
    spoken.map((page) => inLanguagePath(language, page)),
  );
  const measured = [
    { page: '/', name: '/ without ads', blocked: WITHOUT_ADS },
    ...[...pages, ...FURTHER].map((page) => ({ page, name: page, blocked: [] })),
  ];
  for (const { page, name, blocked } of measured) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await report(base + page, blocked));
    rows.push({
      page: name,
      scores: CATEGORIES.map((name) =>
        median(reports.map((r) => Math.round((r.categories[name]?.score ?? 0) * 100))),
      ),
      scriptKb: median(reports.map((r) => kilobytes(r, 'Script'))),
      totalKb: median(reports.map((r) => kilobytes(r))),
    });
    process.stderr.write(
      `${name}: ${rows.at(-1)?.scores.join(' ')} ${[...new Set(reports.flatMap(lost))].join(', ')}\n`,
    );
  }
  return rows;
}
