import type { APIRequestContext } from '@playwright/test';
import { isCut } from './cut.ts';

/** Each kind of page, in each state it can be in, beside what the sitemap names. */
const STATES = [
  '/',
  '/contact',
  '/offline',
  '/glossary',
  '/privacy',
  '/TermsOfServices',
  '/Login',
  '/Registration',
  '/ForgetPassword',
  '/sign-in-by-code',
  '/MobilenoVerification',
  '/kept',
  '/homes-for-you',
  '/verify',
  '/lawyers',
  '/lawyers?area=baner&language=Marathi&sort=fee',
  '/guides',
  '/guides/leave-and-licence-in-pune',
  '/guides/sun-wind-and-monsoon',
  '/home/homebuying-guidance',
  '/home/propertyAnalysis',
  '/home/propertyAnalysis?listedin=rent&type=Flat&sort=name',
  '/localities',
  '/localities/wakad',
  '/projects',
  '/flats/2-bhk-in-baner',
  '/flats/3-bhk-for-rent-in-wakad',
  '/ViewSingleProperty/7',
  '/ViewSingleProperty/101',
  '/viewPropertyDetails/7',
  '/property/ViewPropertyDetails/7',
  '/photos/7',
  '/PropertyCampare',
  '/PropertyListHome?type=Buy',
  '/PropertyListHome?param1=agent&param2=Pune',
  '/PropertyListHome?param1=agent&param2=Baner&sort=near',
  '/PropertyListHome?type=Rent&bedrooms=2&tenants=family&pets=1&sort=relevance&metroWalk=15',
  '/PropertyListHome?type=Commercial&facing=East&age=0-5%20Years&floor=ground&budget=Under50Lakh',
  '/PropertyListHome?type=Plots&zone=residential&loc=baner&max_price=100000',
  '/PropertyListHome?type=Buy&loc=%E0%A4%AC%E0%A4%95%E0%A4%B5%E0%A4%BE%E0%A4%B8%E0%A4%AA%E0%A5%82%E0%A4%B0',
];

/** States that take long to draw, or say little that others do not. */
const LONG_TAIL = [
  '/PropertyCampare?ids=1,2,3',
  '/PropertyCampare?ids=7,101',
  '/localities?q=%E0%A4%AC%E0%A4%BE%E0%A4%A3%E0%A5%87%E0%A4%B0',
  '/localities?q=%E0%A4%95%E0%A5%81%E0%A4%A0%E0%A5%87%E0%A4%9A+%E0%A4%A8%E0%A4%BE%E0%A4%B9%E0%A5%80&sort=rate',
  '/projects?locality=baner',
  '/projects?q=%E0%A4%95%E0%A4%BE%E0%A4%B9%E0%A5%80%E0%A4%9A+%E0%A4%A8%E0%A4%BE%E0%A4%B9%E0%A5%80',
  '/PropertyListHome?ask=2bhk+in+wakad+under+60+lakh+%E0%A4%B8%E0%A5%8D%E0%A4%B5%E0%A4%BF%E0%A4%AE%E0%A4%BF%E0%A4%82%E0%A4%97+%E0%A4%AA%E0%A5%82%E0%A4%B2',
  '/PropertyListHome?ask=%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88%E0%A4%A4+%E0%A4%98%E0%A4%B0',
  '/PropertyListHome?type=Rent&loc=nibm&furnishing=Furnished&verified=1&sort=newest',
  '/PropertyListHome?type=Buy&bedrooms=1,2&amenities=School,Gym&possession=Ready%20To%20Move&page=2',
];

/** Of pages that the sitemap names by the hundred CI looks at every so many. */
const EVERY = isCut ? 60 : 1;

/** What the sitemap names, in English: all guides, and of localities, projects and searches some in CI. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&') || '/')
    .filter((path) => !/^\/(mr|hi)(\/|$)/.test(path));
}

const MANY = /^\/(flats|localities|projects|guides)\/./;
const firstPart = (path: string) => path.split('/')[1] ?? '';

/** Every address that is looked at in each language. */
export function spokenPages(named: readonly string[]): string[] {
  const many = Map.groupBy(
    named.filter((path) => MANY.test(path)),
    firstPart,
  );
  return [
    ...new Set([
      ...STATES,
      ...(isCut ? [] : LONG_TAIL),
      ...named.filter((path) => !MANY.test(path)),
      ...[...many.values()].flatMap((paths) => paths.filter((_, i) => i % EVERY === 0)),
    ]),
  ];
}
