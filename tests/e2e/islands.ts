import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Locator } from '@playwright/test';
import { PAGES } from './public-pages.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const ISLAND = /<([A-Z]\w+)\s+client:(\w+)/g;

/** Components that pages wake by a directive, as their source says: name and directive. */
export function islandsOf(directive: string): string[] {
  const files = ['pages', 'site'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.astro'))
      .map((file) => readFileSync(path.join(SRC, folder, file), 'utf8')),
  );
  const found = files.flatMap((text) => [...text.matchAll(ISLAND)]);
  return [
    ...new Set(found.flatMap(([, name = '', by]) => (by === directive ? [name] : []))),
  ].sort();
}

/** Every directive that pages use. */
export const directivesInUse = (): string[] =>
  ['touch', 'only', 'load', 'idle', 'visible', 'media'].filter((by) => islandsOf(by).length > 0);

/** The first public page that has an island. */
export async function pageOf(
  request: APIRequestContext,
  name: string,
): Promise<string | undefined> {
  for (const page of PAGES) {
    const html = await (await request.get(page)).text();
    if (html.includes(`&quot;name&quot;:&quot;${name}&quot;`)) return page;
  }
  return undefined;
}

/** What a finger can do with a control. */
const CONTROLS = 'button, input, select, textarea, label, [role=tab]';

/** Indices among an island's controls of those that can be touched: all, or one of each kind. */
export function touchable(island: Locator, all: boolean): Promise<number[]> {
  return island.locator(CONTROLS).evaluateAll((controls, isWhole) => {
    const kinds = new Set<string>();
    return controls.flatMap((control, i) => {
      const box = control.getBoundingClientRect();
      const isOpen = control.checkVisibility() && box.width > 8 && box.height > 8;
      // A label's field that can be touched itself is tried by itself.
      const field = control instanceof HTMLLabelElement ? control.control : null;
      const isDouble = (field?.getBoundingClientRect().width ?? 0) > 8;
      if (!isOpen || isDouble || control.matches(':disabled, [aria-disabled=true]')) return [];
      const kind = [
        control.tagName,
        control.getAttribute('type'),
        control.getAttribute('role'),
      ].join();
      if (!isWhole && kinds.has(kind)) return [];
      kinds.add(kind);
      return [i];
    });
  }, all);
}

export const controlOf = (island: Locator, i: number): Locator => island.locator(CONTROLS).nth(i);

/** Touches a control as a finger would: presses, types, chooses or slides. */
export async function touch(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the page');
  const far = kind === 'range' ? 0.7 : 0.5;
  await control.page().touchscreen.tap(box.x + box.width * far, box.y + box.height / 2);
  if (['text', 'search', 'tel', 'number', 'email', 'textarea'].includes(kind)) {
    await control.page().keyboard.type('7');
  }
  if (kind === 'select') await control.selectOption({ index: 1 });
}

/** All that can be seen of an island and the address, to compare. */
export function stateOf(island: Locator): Promise<string> {
  return island.evaluate((element) => {
    const fields = [...element.querySelectorAll('input, select, textarea')].map((field) => {
      const { value, checked } = field as HTMLInputElement;
      return [value, checked];
    });
    const states = [
      ...element.querySelectorAll('[aria-selected], [aria-pressed], [aria-expanded], [aria-sort]'),
    ];
    return JSON.stringify({
      // The time of day a figure was worked out at is another one a minute later.
      text: (element as HTMLElement).innerText.replace(/\b\d{1,2}:\d{2} [ap]m\b/g, ''),
      fields,
      states: states.map(({ ariaSelected, ariaPressed, ariaExpanded, ariaSort }) =>
        [ariaSelected, ariaPressed, ariaExpanded, ariaSort].join(),
      ),
      address: location.pathname + location.search + location.hash,
    });
  });
}
