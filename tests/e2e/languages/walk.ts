import type { Page } from '@playwright/test';
import { saveLanguage } from '#contract/people/profile.ts';
import type { Role } from '#domain/lib/role.ts';
import { APP_PAGES, type AppPath, findRoute } from '#domain/lib/routes.ts';
import type { Language } from '#messages/lib/language.ts';
import { englishShown } from '#tests/e2e/english-left.ts';
import { callOf } from '#tests/e2e/members.ts';
import { expect, expectAccessible } from '#tests/e2e/page.ts';
import { newSession, resume } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { isCut } from './cut.ts';
import type { besides as besidesOf } from './stored-texts.ts';

/** What was found on a page: all empty where it speaks its language and fits. */
export interface Looked {
  english: string[];
  lang: string;
  /** Pixels that it is too wide. */
  over: number;
}

/** Pages that each of them has for themselves; others are looked at by the first who may. */
const EVERYBODYS: readonly AppPath[] = ['/UserDashboard', '/MyProfile'];
const SELLERS: readonly AppPath[] = [
  '/OwnerPropertiesScreen',
  '/BidingRequest',
  '/BookingRequest',
  '/ContactRequest',
];
const PEOPLE = ['seller', 'buyer', 'agent', 'lawyer', 'evaluator', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

/** For a look by axe: a dashboard, a list, a form and one with a chart. */
const BY_AXE: readonly AppPath[] = [
  '/UserDashboard',
  '/BidingRequest',
  ...(isCut ? [] : (['/MyProfile', '/PropertyAnalysis'] as const)),
];

const routeOf = (address: string): AppPath | undefined => {
  const found = findRoute(address.split(/[?#]/)[0] ?? '');
  return found?.isProtected ? (found.route as AppPath) : undefined;
};

/** Addresses that buttons lead to, not links: of an own home its form, of an owner the agent's view. */
const besideIt = (address: string): string[] => [
  address.replace(/^\/ViewPropertyDetails\/(\d+)$/, '/EditProperty/$1'),
  address.replace(/^\/OwnerDetails\/(\d+)$/, '/OwnerDetails/$1/3'),
];

function firstPages(who: Person, role: Role): AppPath[] {
  const everybodys = isCut && who !== 'seller' ? [] : EVERYBODYS;
  if (who === 'seller') return [...everybodys, ...SELLERS];
  const own = (Object.keys(APP_PAGES) as AppPath[]).filter(
    (path) => APP_PAGES[path].roles.includes(role) && !path.includes('{'),
  );
  return [...new Set([...everybodys, ...own])];
}

/** Counts what is asked for, so that a page is looked at when it has what it waits for. */
function watchCalls(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    // What is told the server, as that an ad was seen, is waited for by nobody.
    const isWaitedFor = request.method() === 'GET' && request.resourceType() !== 'image';
    if (isWaitedFor) open.add(request);
  });
  page.on('response', (response) => {
    // A stream tells of changes as long as the page is open.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) {
      open.delete(response.request());
    }
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Within the app, as links do: no page is loaded anew. */
async function goTo(page: Page, address: string, calls: () => number): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(page.locator('h1').first()).toBeVisible();
  const waits = page.locator('[class*="animate-pulse"], [aria-busy="true"]');
  await expect.poll(async () => calls() + (await waits.count()), { timeout: patience(5) }).toBe(0);
}

/** Kept from one language to the next, as a code of staff is good once. */
const sessions = new Map<Person, Awaited<ReturnType<typeof newSession>>>();

/** Everybody is spoken to in a language from now on. */
export async function speakTo(page: Page, language: Language): Promise<void> {
  for (const who of PEOPLE) {
    await page.context().clearCookies();
    const session = sessions.get(who) ?? (await newSession(page, `${who}@propertysearch.test`));
    sessions.set(who, session);
    await page.context().addCookies(session.cookies);
    await callOf(page, session.kept.token)(saveLanguage, { body: { language } });
  }
}

/**
 * The pages of those spoken to, and those that their links lead to, each kind once.
 * @param besides a text without what people wrote
 */
export async function walk(
  page: Page,
  besides: ReturnType<typeof besidesOf>,
): Promise<Map<AppPath, Looked>> {
  const seen = new Map<AppPath, Looked>();
  const calls = watchCalls(page);
  for (const [who, session] of sessions) {
    // A page that still holds the token of the one before, beside the cookie of the next, would be
    // refused and sign the next out: what it keeps goes where no script of ours runs.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await resume(page, session);
    const mine = new Set<AppPath>();
    const role = session.kept.userRole as Role;
    const queue: string[] = firstPages(who, role);
    for (let address = queue.shift(); address; address = queue.shift()) {
      const route = routeOf(address);
      if (!route || mine.has(route) || !APP_PAGES[route].roles.includes(role)) continue;
      const isAgain = isCut || !EVERYBODYS.includes(route);
      if (seen.has(route) && isAgain) continue;
      mine.add(route);
      await goTo(page, address, calls);
      const english = await englishShown(page, besides);
      const { lang, over } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        over: document.documentElement.scrollWidth - window.innerWidth,
      }));
      const before = seen.get(route);
      seen.set(route, {
        english: [...(before?.english ?? []), ...english],
        lang,
        over: Math.max(over, before?.over ?? 0),
      });
      if (who !== 'admin' && BY_AXE.includes(route)) await expectAccessible(page);
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      queue.push(...besideIt(address), ...links);
    }
  }
  return seen;
}
