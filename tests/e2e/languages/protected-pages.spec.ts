import { APP_PAGES, type AppPath } from '#domain/lib/routes.ts';
import { expect } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';
import { isCut, isLeftOut } from './cut.ts';
import { test } from './lived-site.ts';
import { besides, storedTexts } from './stored-texts.ts';
import { speakTo, walk } from './walk.ts';

// One site for both languages, one after the other.
test.describe.configure({ mode: 'default', timeout: patience(300) });

// A link may lead to what is over by now.
test.use({ mayLog: [/status of 404/] });

/** Pages to which nothing leads in the demo as its people find it. */
const NOT_LED_TO: readonly AppPath[] = ['/Webhooks/{id}'];

const named = <Value>(pages: Iterable<[AppPath, Value]>, isIt: (value: Value) => boolean) =>
  [...pages].filter(([, value]) => isIt(value)).map(([path]) => path);

for (const language of ['mr', 'hi'] as const) {
  test(`pages behind the token speak ${language} and fit the screen`, async ({
    page,
    livedSite,
    isMobile,
  }) => {
    // What is said is the same at every width, so that CI looks at the narrow screen only.
    test.skip(isLeftOut(language) || (isCut && !isMobile));
    await speakTo(page, language);
    const looked = await walk(page, besides(await storedTexts(livedSite.port)));
    expect(named(looked, ({ over }) => over > 0)).toEqual([]);
    expect(named(looked, ({ lang }) => lang !== language)).toEqual([]);
    const unseen = Object.keys(APP_PAGES).filter((path) => !looked.has(path as AppPath));
    expect(unseen.sort()).toEqual([...NOT_LED_TO].sort());
    const left = [...looked].filter(([, { english }]) => english.length > 0);
    expect(left.map(([path, { english }]) => [path, english])).toEqual([]);
  });
}
