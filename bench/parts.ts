// What `npm run bench` measures: a table of each part.
import { existsSync } from 'node:fs';
import { benchAccounts } from './accounts.ts';
import { benchAdWeight } from './ad-weight.ts';
import { benchAds } from './ads.ts';
import { benchAnalytics } from './analytics.ts';
import { citiesPart } from './cities/cities-table.ts';
import { benchDeals } from './deals.ts';
import { indexPart } from './index-tables.ts';
import { benchLighthouse, CHROMIUM } from './lighthouse.ts';
import { benchMoney } from './money.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchSearchPages } from './search-pages.ts';
import { benchSoak } from './soak/bench-soak.ts';
import { startsPart } from './starts-table.ts';
import { benchStatic } from './static.ts';
import { benchStreams } from './streams.ts';
import { ratio, table, whole } from './tables.ts';
import { withSite } from './with-site.ts';
import { benchWords } from './words.ts';

const cells = ({ endpoint, floor }: { endpoint: number; floor: number }) => [
  whole(endpoint),
  whole(floor),
  ratio(endpoint, floor),
];

interface Named {
  name: string;
  endpoint: number;
  floor: number;
}

/** Rows by one name for what was called; a reason not to measure stays as it is. */
const named = <Key extends string>(
  rows: readonly ({ endpoint: number; floor: number } & Record<Key, string>)[] | string,
  key: Key,
): Named[] | string =>
  typeof rows === 'string' ? rows : rows.map((row) => ({ ...row, name: row[key] }));

async function soakPart(): Promise<string> {
  const given = process.argv.find((word) => word.startsWith('--minutes='));
  const { minutes, asked, failed, slopes } = await benchSoak(Number(given?.split('=')[1] ?? 60));
  const grown = table(
    [`${whole(minutes)} minutes of traffic`, 'Warm', 'At the end', 'An hour'],
    slopes.map(({ name, first, last, perHour }) => [
      name,
      ...[first, last, perHour].map((n) => n.toFixed(1)),
    ]),
  );
  return `${grown}\n\n${whole(asked)} requests, ${whole(failed)} failed.`;
}

const againstSql = (what: string, unit: string, rows: Named[] | string): string =>
  typeof rows === 'string'
    ? rows
    : table(
        [what, `Endpoint, ${unit}/s`, 'Same SQL by pgbench, /s', 'Ratio'],
        rows.map((row) => [row.name, ...cells(row)]),
      );

async function searchPart(): Promise<string> {
  const rows = await benchSearch(
    process.argv.includes('--small') ? [100_000] : [100_000, 1_000_000],
  );
  if (typeof rows === 'string') return rows;
  return table(
    ['Query', 'Listings', 'Endpoint, requests/s', 'Same SQL by pgbench, /s', 'Ratio'],
    rows.map((row) => [row.query, whole(row.listings), ...cells(row)]),
  );
}

async function wordsPart(): Promise<string> {
  return table(
    [
      'Phrases of the search',
      'Phrases',
      'Exactly right',
      'Wrong without a word',
      'One phrase, µs',
      'One look-up of a place, µs',
      'Ratio',
    ],
    benchWords().map((row) => [
      row.what,
      whole(row.phrases),
      `${((100 * row.right) / row.phrases).toFixed(1)} %`,
      whole(row.silentlyWrong),
      row.parse.toFixed(0),
      row.floor.toFixed(0),
      ratio(row.parse, row.floor),
    ]),
  );
}

const accountsPart = async (): Promise<string> =>
  againstSql('Call behind the token', 'requests', named(await benchAccounts(), 'call'));

const dealsPart = async (): Promise<string> =>
  againstSql('Step of a deal', 'calls', named(await benchDeals(), 'step'));

const moneyPart = async (): Promise<string> =>
  againstSql('Call about money', 'calls', named(await benchMoney(), 'call'));

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
      ratio(row.endpoint, row.floor),
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
      ...cells(row),
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
    [[row.page, whole(row.bytes), whole(row.front), whole(row.nginx), ratio(row.front, row.nginx)]],
  );
}

async function pagesPart(): Promise<string> {
  const row = await withSite(benchPages);
  return table(
    ['Pages rendered', 'Seconds', 'Most memory, MB'],
    [[whole(row.pages), row.seconds.toFixed(1), whole(row.peak)]],
  );
}

async function searchPagesPart(): Promise<string> {
  const rows = await withSite(benchSearchPages);
  if (typeof rows === 'string') return rows;
  return table(
    ['Search', 'Requests/s', 'The same front from memory, /s', 'Ratio'],
    rows.map((row) => [row.what, ...cells(row)]),
  );
}

async function lighthousePart(): Promise<string> {
  const [rows, weights] = await withSite(async (base) => [
    await benchLighthouse(base),
    existsSync(CHROMIUM) ? await benchAdWeight(base, CHROMIUM) : [],
  ]);
  if (typeof rows === 'string') return rows;
  const weight = table(
    ['The home page read to its end on a phone', 'Requests', 'All, KB'],
    weights.map(({ what, requests, kilobytes }) => [what, whole(requests), kilobytes.toFixed(0)]),
  );
  const scores = table(
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Script, KB', 'All, KB'],
    rows.map((row) => [
      row.page,
      ...row.scores.map(String),
      row.scriptKb.toFixed(1),
      row.totalKb.toFixed(0),
    ]),
  );
  return `${scores}\n\n${weight}`;
}

/** Each part by its name; a reason where it cannot be measured here. */
export const PARTS: Record<string, () => Promise<string>> = {
  search: searchPart,
  index: indexPart,
  cities: citiesPart,
  words: wordsPart,
  accounts: accountsPart,
  deals: dealsPart,
  money: moneyPart,
  ads: adsPart,
  starts: startsPart,
  streams: streamsPart,
  soak: soakPart,
  static: staticPart,
  pages: pagesPart,
  'search-pages': searchPagesPart,
  lighthouse: lighthousePart,
  analytics: analyticsPart,
};
