import type { Locator, Page } from '@playwright/test';
import type { Language } from '#messages/lib/language.ts';
import { Reworded } from './reworded.ts';

const speaking = new WeakMap<Page, Reworded>();
let isTaught = false;

type Finder = (this: Locator | Page, ...given: never[]) => Locator;
interface Named {
  name?: string | RegExp;
  hasText?: string | RegExp;
  exact?: boolean;
}

const pageOf = (finder: Locator | Page): Page => ('page' in finder ? finder.page() : finder);

function namedIn(words: Reworded, { exact, ...named }: Named): Named {
  const { name, hasText } = named;
  return {
    ...named,
    ...(name !== undefined && { name: words.pattern(name, exact) }),
    ...(hasText !== undefined && { hasText: words.pattern(hasText) }),
  };
}

/** Every finder of a page that speaks asks in its language for what a step names in English. */
function teach(kind: object): void {
  const finders = kind as Record<string, Finder>;
  const wrap = (name: string, reworded: (words: Reworded, given: unknown[]) => unknown[]) => {
    const found = finders[name];
    if (!found) return;
    finders[name] = function (this: Locator | Page, ...given: never[]) {
      const words = speaking.get(pageOf(this));
      return found.apply(this, (words ? reworded(words, given) : given) as never[]);
    };
  };
  wrap('getByRole', (words, [role, named]) => [role, namedIn(words, (named ?? {}) as Named)]);
  for (const name of ['getByText', 'getByLabel', 'getByPlaceholder']) {
    wrap(name, (words, [text, how]) => [
      words.pattern(text as string | RegExp, (how as Named | undefined)?.exact),
    ]);
  }
  wrap('filter', (words, [how]) => [namedIn(words, (how ?? {}) as Named)]);
}

/**
 * From now on a page’s finders look for the words of its language: steps told in English, by names
 * and texts that the catalogues have, are told in it, too.
 */
export async function speaks(page: Page, language: Language): Promise<void> {
  speaking.set(page, await Reworded.into(language));
  if (isTaught) return;
  isTaught = true;
  teach(Object.getPrototypeOf(page));
  teach(Object.getPrototypeOf(page.locator('body')));
}

/** What words of a message are in the language of a page; themselves where it speaks English. */
export const spokenOn = (page: Page, words: string): RegExp | string =>
  speaking.get(page)?.pattern(words) ?? words;
