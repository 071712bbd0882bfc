import type { APIRoute } from 'astro';
import { listLocalities } from '#contract/homes/localities.ts';
import type { Call } from '#contract/lib/endpoint.ts';
import { MAX_OF_LIST } from '#contract/lib/list.ts';
import { listProjects } from '#contract/market/places.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { isTranslated } from '#domain/lib/translated-pages.ts';
import { LANGUAGES, tagOf } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';
import { flatsPath } from '#site/flats/flats-page.ts';
import { guidePath, publishedGuides } from '#site/guides/guides.ts';

export const prerender = false;

const FIXED = [
  '/',
  '/PropertyListHome?type=Buy',
  '/PropertyListHome?type=Rent',
  '/PropertyListHome?type=Commercial',
  '/PropertyListHome?type=Plots',
  '/localities',
  '/projects',
  '/guides',
  '/home/propertyAnalysis',
  '/lawyers',
  '/verify',
  '/glossary',
  '/contact',
  '/privacy',
  '/TermsOfServices',
];
/** Bedrooms a locality has a page of its own for. */
const BHK = ['1', '2', '3', '4'];

/** Of more projects than a sitemap may name, those with the most homes. */
const MAX_PROJECT_PAGES = 48;

async function allProjects(call: Call): Promise<Set<string>> {
  const slugs = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; page <= MAX_PROJECT_PAGES; page++) {
    const { data } = await call(listProjects, { query: { pageSize: MAX_OF_LIST, cursor } });
    for (const { slug } of data.items) slugs.add(slug);
    if (data.nextCursor === null) break;
    cursor = data.nextCursor;
  }
  return slugs;
}

/** A page, or where it says everything in each language the page of each, with the others named. */
function entriesOf(site: string, path: string): string[] {
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  if (!isTranslated(path)) return [`<url><loc>${site}${escaped(path)}</loc></url>`];
  const others = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${tagOf(language)}" href="${site}${escaped(inLanguagePath(language, path))}"/>`,
  ).join('');
  return LANGUAGES.map(
    (language) =>
      `<url><loc>${site}${escaped(inLanguagePath(language, path))}</loc>${others}</url>`,
  );
}

/** Pages worth finding; a locality's pages only while something is listed there. */
export const GET: APIRoute = async ({ locals }) => {
  const [guides, { data: localities }, projects] = await Promise.all([
    publishedGuides(),
    locals.call(listLocalities),
    allProjects(locals.call),
  ]);
  const lived = localities.filter((place) => place.live > 0);
  const paths = [
    ...FIXED,
    ...guides.map(guidePath),
    ...lived.map((place) => `/localities/${place.slug}`),
    ...[...projects].map((slug) => `/projects/${slug}`),
    ...lived.flatMap(({ slug }) =>
      BHK.flatMap((bhk) => LISTED_IN.map((listedIn) => flatsPath({ bhk, listedIn, slug }))),
    ),
  ];
  const urls = paths.flatMap((path) => entriesOf(locals.siteUrl, path));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
