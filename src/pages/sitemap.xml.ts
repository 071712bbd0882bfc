import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { listLocalities } from '#contract/homes/localities.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { flatsPath } from '#site/flats/flats-page.ts';
import { guidePath } from '#site/guides/guides.ts';

export const prerender = false;

const FIXED = [
  '/',
  '/PropertyListHome?type=Buy',
  '/PropertyListHome?type=Rent',
  '/PropertyListHome?type=Commercial',
  '/PropertyListHome?type=Plots',
  '/localities',
  '/guides',
  '/home/propertyAnalysis',
  '/lawyers',
  '/verify',
  '/privacy',
  '/TermsOfServices',
];
/** Bedrooms a locality has a page of its own for. */
const BHK = ['1', '2', '3', '4'];

/** Pages worth finding; a locality's pages only while something is listed there. */
export const GET: APIRoute = async ({ locals }) => {
  const [guides, { data: localities }] = await Promise.all([
    getCollection('guides'),
    locals.call(listLocalities),
  ]);
  const lived = localities.filter((place) => place.live > 0);
  const paths = [
    ...FIXED,
    ...guides.map(guidePath),
    ...lived.map((place) => `/localities/${place.slug}`),
    ...lived.flatMap(({ slug }) =>
      BHK.flatMap((bhk) => LISTED_IN.map((listedIn) => flatsPath({ bhk, listedIn, slug }))),
    ),
  ];
  const urls = paths.map(
    (path) => `<url><loc>${locals.siteUrl}${path.replaceAll('&', '&amp;')}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
