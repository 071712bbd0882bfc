import { existsSync } from 'node:fs';
import { output } from './shell.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const PAGES = [
  '/',
  '/ViewSingleProperty/7',
  '/PropertyListHome?type=Buy',
  '/guides/carpet-area-and-loading',
  '/home/homebuying-guidance',
  '/localities/baner',
  '/flats/2-bhk-in-baner',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

export interface LighthouseRow {
  page: string;
  scores: number[];
  scriptKb: number;
  totalKb: number;
}

interface Report {
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

async function report(url: string): Promise<Report> {
  process.env.CHROME_PATH = CHROMIUM;
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
  return JSON.parse(
    await output(process.execPath, [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${flags}`,
    ]),
  );
}

function lost({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9 ? [id] : [];
    }),
  );
}

/** Lighthouse on a simulated phone, the median of three runs each. */
export async function benchLighthouse(base: string): Promise<LighthouseRow[] | string> {
  if (!existsSync(CHROMIUM))
    return 'Skipped: Chromium is needed (Debian: apt-get install -y chromium).';
  const rows: LighthouseRow[] = [];
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await report(base + page));
    const resources = reports[0]?.audits['network-requests']?.details?.items ?? [];
    const kilobytes = (items: typeof resources) =>
      items.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024;
    rows.push({
      page,
      scores: CATEGORIES.map((name) =>
        median(reports.map((r) => Math.round((r.categories[name]?.score ?? 0) * 100))),
      ),
      scriptKb: kilobytes(resources.filter((item) => item.resourceType === 'Script')),
      totalKb: kilobytes(resources),
    });
    process.stderr.write(
      `${page}: ${rows.at(-1)?.scores.join(' ')} ${[...new Set(reports.flatMap(lost))].join(', ')}\n`,
    );
  }
  return rows;
}
