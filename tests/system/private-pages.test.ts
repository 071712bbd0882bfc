import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectPath } from '#domain/homes/project-path.ts';
import { contactsIn } from '#tests/contacts-in-text.ts';
import { postgresOf } from './site-postgres.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

/** No page that anybody can open tells how to reach an owner, or any other person. */

const WHOLE = Boolean(process.env.FULL_PRIVACY);

interface Known {
  /**
   * Ids of live listings, of which some are on every kind of page: of all with FULL_PRIVACY=1,
   * otherwise of each seventh; kinds of homes take turns in the demo by other numbers.
   */
  listings: number[];
  localities: string[];
  projects: string[];
}

/** Every page rendered when asked for (the built ones know no listing), and addresses that together show each listing on it. */
const RENDERED: Record<string, (known: Known) => string[]> = {
  'ViewSingleProperty/[id].astro': ({ listings }) =>
    listings.map((id) => `/ViewSingleProperty/${id}`),
  'viewPropertyDetails/[id].astro': ({ listings: [id] }) => [`/viewPropertyDetails/${id}`],
  'property/ViewPropertyDetails/[id].astro': ({ listings: [id] }) => [
    `/property/ViewPropertyDetails/${id}`,
  ],
  'photos/[id].astro': ({ listings }) => listings.map((id) => `/photos/${id}`),
  'PropertyListHome.astro': () => [
    ...['Buy', 'Rent', 'Commercial', 'Plots'].map((type) => `/PropertyListHome?type=${type}`),
    ...Array.from({ length: 20 }, (_, i) => `/PropertyListHome?page=${i + 1}`),
    '/PropertyListHome?sort=price_low',
    '/PropertyListHome?param1=Pune&param2=Agent',
    '/PropertyListHome?ask=2bhk%20in%20baner',
  ],
  'PropertyCampare.astro': ({ listings }) => [
    `/PropertyCampare?ids=${listings.slice(0, 3).join()}`,
    `/PropertyCampare?ids=${listings.slice(-3).join()}`,
  ],
  'fragments/cards.astro': ({ listings }) =>
    Array.from(
      { length: 10 },
      (_, i) => `/fragments/cards?ids=${listings.slice(i * 10, i * 10 + 10).join()}`,
    ),
  'fragments/nearby.astro': () =>
    [1, 2, 3].map((page) => `/fragments/nearby?lat=18.52&lng=73.86&page=${page}`),
  'flats/[search].astro': ({ localities }) => localities.map((slug) => `/flats/2-bhk-in-${slug}`),
  'localities/[slug].astro': ({ localities }) => localities.map((slug) => `/localities/${slug}`),
  'localities/index.astro': () => [
    '/localities',
    '/localities?q=pcmc',
    '/localities?sort=name&page=2',
  ],
  'projects/index.astro': () => ['/projects', '/projects?sort=name&after=abc'],
  'projects/[slug].astro': ({ projects }) => projects,
  'index.astro': () => ['/'],
  'lawyers.astro': () => ['/lawyers', '/lawyers?sort=rating'],
  'home/propertyAnalysis.astro': () => ['/home/propertyAnalysis'],
  'guides/index.astro': () => ['/guides'],
  'guides/[slug].astro': () => ['/guides/leave-and-licence-in-pune'],
  'home/[topic]-guidance.astro': () => ['/home/homebuying-guidance'],
  'rss.xml.ts': () => ['/rss.xml'],
  'sitemap.xml.ts': () => ['/sitemap.xml'],
  'robots.txt.ts': () => ['/robots.txt'],
};

let folder: string;
let site: SiteProcess;
let people: { email: string; mobile: string }[];
let known: Known;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { TRUST_PROXY: 'true' } });
  await ready(site);
  const { run } = await postgresOf(folder);
  await run(async (client) => {
    await client.query(
      `update people set mobile = '7' || lpad((id::bigint * 387420489 % 1000000000)::text, 9, '0')`,
    );
    people = (await client.query('select email, mobile from people')).rows;
    const live = await client.query(
      `select l.id, l.society, p.slug from listings l join localities p on p.id = l.locality_id
       where l.status = 'live' order by l.id`,
    );
    known = {
      listings: live.rows.map(({ id }) => id).filter((_, i) => WHOLE || i % 7 === 0),
      localities: [...new Set<string>(live.rows.map(({ slug }) => slug))],
      projects: [
        ...new Set(live.rows.flatMap(({ society, slug }) => projectPath(society, slug) ?? [])),
      ],
    };
  });
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

const BATCH_SIZE = 4;

/** Each page by another visitor: one alone may not have so many rendered. */
let visitors = 0;

async function check(path: string): Promise<void> {
  visitors++;
  const from = `198.51.${visitors >> 8}.${visitors & 255}`;
  const answer = await fetch(`${site.url}${path}`, { headers: { 'x-forwarded-for': from } });
  const text = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  expect([path, contactsIn(text, people)]).toEqual([path, []]);
}

test('every rendered page is known here', async () => {
  const rendered: string[] = [];
  for await (const file of glob('**/*.{astro,ts}', { cwd: 'src/pages' })) {
    const source = await readFile(`src/pages/${file}`, 'utf8');
    if (source.includes('prerender = false')) rendered.push(file);
  }
  expect(rendered.sort()).toEqual(Object.keys(RENDERED).sort());
});

describe('contacts of people are not on', () => {
  for (const [page, addresses] of Object.entries(RENDERED)) {
    test(page, async () => {
      const paths = addresses(known);
      expect(paths.length).toBeGreaterThan(0);
      for (let at = 0; at < paths.length; at += BATCH_SIZE) {
        await Promise.all(paths.slice(at, at + BATCH_SIZE).map(check));
      }
    });
  }
});
