import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '#tests/e2e/page.ts';

/** Of each kind of page one: built beforehand, rendered, and drawn by a script. */
const ENGLISH_PAGES = [
  '/',
  '/PropertyListHome?type=Rent',
  '/ViewSingleProperty/7',
  '/localities/baner',
  '/guides/leave-and-licence-in-pune',
  '/home/propertyAnalysis',
  '/Login',
];

/** How languages name themselves, and an example of what the search of every page understands. */
const NAMES = /मराठी|हिन्दी|कोथरूड मध्ये/g;
const WORD = /[\p{Script=Devanagari}\u200c\u200d]+/gu;
/** Words of the gazetteer, in which places are looked up as people type them, in Devanagari too. */
const PLACES = new Set(
  globSync('src/domain/homes/gazetteer/**/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(WORD) ?? [],
  ),
);

const marathiIn = (text: string): string[] =>
  text.replace(NAMES, '').match(/.{0,40}\p{Script=Devanagari}+.{0,20}/gu) ?? [];

test('an English page says nothing in Marathi, nor do its scripts', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.add(new URL(response.url()).pathname);
  });
  const carried: [address: string, text: string][] = [];
  for (const address of ENGLISH_PAGES) {
    await page.goto(address);
    await expect(page.locator('astro-island[client="only"][ssr]')).toHaveCount(0);
    const left = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      // What is in another language says so: the switch, and names as they are written in Pune.
      for (const marked of copy.querySelectorAll('[lang]')) marked.remove();
      return copy.outerHTML;
    });
    carried.push(...marathiIn(left).map((text) => [address, text] as [string, string]));
  }
  for (const address of scripts) {
    const text = await (await request.get(address)).text();
    const said = text.replace(WORD, (word) => (PLACES.has(word) ? '' : word));
    carried.push(...marathiIn(said).map((left) => [address, left] as [string, string]));
  }
  expect(scripts.size).toBeGreaterThan(10);
  expect(carried).toEqual([]);
});

test('a name in Devanagari on an English page has a face where the device has none, which others do not fetch', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same at every width');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url());
  });
  const faces = () => fetched.filter((url) => url.includes('anek-devanagari'));
  await page.goto('/localities');
  await page.evaluate(() => document.fonts.ready);
  expect(faces()).toEqual([]);
  await page.goto('/localities/baner');
  // Of the letters that the page names, some machines have none, as those of phones all do.
  const hasOwn = await page.evaluate(async () => {
    const rule = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find((one) => one.cssText.includes('Letters Of The Device') && one.cssText.includes('src'));
    const names = rule?.cssText.match(/local\([^)]+\)/g) ?? [];
    const own = await Promise.allSettled(names.map((name) => new FontFace('own', name).load()));
    return own.some(({ status }) => status === 'fulfilled');
  });
  await expect.poll(faces).toHaveLength(hasOwn ? 0 : 1);
});
