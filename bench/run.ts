// `npm run bench [-- search accounts deals money ads analytics streams static pages lighthouse] [--small]`: measures each part
// against a floor of the same run and writes docs/benchmarks.md. Parts not run keep their last table.
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { scratchFolder } from '../tests/scratch-folder.ts';
import { benchAccounts } from './accounts.ts';
import { benchAds } from './ads.ts';
import { benchAnalytics } from './analytics.ts';
import { benchDeals } from './deals.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMoney } from './money.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { end, freePort, serve } from './shell.ts';
import { benchStatic } from './static.ts';
import { benchStreams } from './streams.ts';
import { section, table } from './tables.ts';

const REPORT = 'docs/benchmarks.md';
const ALL = [
  'search',
  'accounts',
  'deals',
  'money',
  'ads',
  'analytics',
  'streams',
  'static',
  'pages',
  'lighthouse',
];
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const parts = asked.length > 0 ? asked : ALL;
const whole = (n: number) => Math.round(n).toLocaleString('en-IN');

async function withSite<T>(use: (base: string, pid: number) => Promise<T>): Promise<T> {
  const folder = await scratchFolder('bench');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const site = await serve(
    'src/server/hosts/main.ts',
    { PORT: String(port), DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'error', DATABASE_URL: '' },
    `${base}/readyz`,
  );
  try {
    return await use(base, site.pid ?? 0);
  } finally {
    await end(site);
    await rm(folder, { recursive: true, force: true });
  }
}

async function searchPart(): Promise<string> {
  const rows = await benchSearch(
    process.argv.includes('--small') ? [100_000] : [100_000, 1_000_000],
  );
  if (typeof rows === 'string') return rows;
  return table(
    ['Query', 'Listings', 'Endpoint, requests/s', 'Same SQL by pgbench, /s', 'Ratio'],
    rows.map((row) => [
      row.query,
      whole(row.listings),
      whole(row.endpoint),
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
}

async function accountsPart(): Promise<string> {
  const rows = await benchAccounts();
  if (typeof rows === 'string') return rows;
  return table(
    ['Call behind the token', 'Endpoint, requests/s', 'Same SQL by pgbench, /s', 'Ratio'],
    rows.map((row) => [
      row.call,
      whole(row.endpoint),
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
}

async function dealsPart(): Promise<string> {
  const rows = await benchDeals();
  if (typeof rows === 'string') return rows;
  return table(
    ['Step of a deal', 'Endpoint, calls/s', 'Same SQL by pgbench, /s', 'Ratio'],
    rows.map((row) => [
      row.step,
      whole(row.endpoint),
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
}

async function moneyPart(): Promise<string> {
  const rows = await benchMoney();
  if (typeof rows === 'string') return rows;
  return table(
    ['Call about money', 'Endpoint, calls/s', 'Same SQL by pgbench, /s', 'Ratio'],
    rows.map((row) => [
      row.call,
      whole(row.endpoint),
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
}

async function adsPart(): Promise<string> {
  const rows = await benchAds(process.argv.includes('--small') ? 3_000 : 20_000);
  if (typeof rows === 'string') return rows;
  return table(
    ['Call of the ads service', 'Endpoint, calls/s', 'Floor', 'Floor, /s', 'Ratio'],
    rows.map((row) => [
      row.call,
      whole(row.endpoint),
      row.what,
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
}

async function analyticsPart(): Promise<string> {
  const measured = await benchAnalytics(process.argv.includes('--small') ? 100_000 : 1_000_000);
  if (typeof measured === 'string') return measured;
  const answers = table(
    [
      'Call of the analytics service',
      'First, median ms',
      'First, longest ms',
      'Again, requests/s',
      'One row by key by pgbench, /s',
      'Ratio',
    ],
    measured.found.map((row) => [
      row.call,
      row.firstMs.toFixed(1),
      row.worstMs.toFixed(1),
      whole(row.endpoint),
      whole(row.floor),
      (row.endpoint / row.floor).toFixed(2),
    ]),
  );
  const refresh = table(
    [`Figures of ${whole(measured.listings)} listings made anew`, 'Seconds'],
    measured.refresh.map(({ what, seconds }) => [what, seconds.toFixed(1)]),
  );
  return `${answers}\n\n${refresh}`;
}

async function streamsPart(): Promise<string> {
  const row = await benchStreams();
  return table(
    [
      'Open streams',
      'Opened in, s',
      'Memory before, MB',
      'Memory with all open, MB',
      'KB a stream',
      'Message to event, median ms',
      '99 in 100 within, ms',
    ],
    [
      [
        whole(row.streams),
        row.seconds.toFixed(1),
        whole(row.before),
        whole(row.after),
        (((row.after - row.before) * 1_024) / row.streams).toFixed(1),
        row.median.toFixed(1),
        row.p99.toFixed(1),
      ],
    ],
  );
}

async function staticPart(): Promise<string> {
  const row = await withSite(benchStatic);
  if (typeof row === 'string') return row;
  return table(
    ['Page', 'Bytes', 'Our front, requests/s', 'nginx, requests/s', 'Ratio'],
    [
      [
        row.page,
        whole(row.bytes),
        whole(row.front),
        whole(row.nginx),
        (row.front / row.nginx).toFixed(2),
      ],
    ],
  );
}

async function pagesPart(): Promise<string> {
  const row = await withSite(benchPages);
  return table(
    ['SEO pages rendered', 'Seconds', 'Most memory, MB'],
    [[whole(row.pages), row.seconds.toFixed(1), whole(row.peak)]],
  );
}

async function lighthousePart(): Promise<string> {
  const rows = await withSite(benchLighthouse);
  if (typeof rows === 'string') return rows;
  return table(
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Script, KB', 'All, KB'],
    rows.map((row) => [
      row.page,
      ...row.scores.map(String),
      row.scriptKb.toFixed(1),
      row.totalKb.toFixed(0),
    ]),
  );
}

const RUN: Record<string, () => Promise<string>> = {
  search: searchPart,
  accounts: accountsPart,
  deals: dealsPart,
  money: moneyPart,
  ads: adsPart,
  streams: streamsPart,
  static: staticPart,
  pages: pagesPart,
  lighthouse: lighthousePart,
  analytics: analyticsPart,
};

let report = await readFile(REPORT, 'utf8').catch(
  () =>
    '# Benchmarks\n\nRatios to a floor measured in the same run; absolute figures say more about the machine than about the code. `npm run bench` writes the tables.\n',
);
const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
for (const part of parts) {
  const measure = RUN[part];
  if (!measure) throw new Error(`No part "${part}"; there are ${ALL.join(', ')}`);
  report = section(report, part, `${await measure()}\n\nMeasured on ${machine}.`);
  await writeFile(REPORT, report);
}
