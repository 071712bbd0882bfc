import { describe, expect, test } from 'vitest';
import { ROLES } from '#domain/lib/role.ts';
import { APP_PAGES } from '#domain/lib/routes.ts';
import { wayFrom } from '#domain/lib/way-from.ts';
import { SIDEBAR } from '#domain/sidebar.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

const titles = () => [
  ...Object.values(APP_PAGES).map(({ title }) => title),
  ...ROLES.flatMap((role) => SIDEBAR[role].map(({ label }) => label)),
  ...ROLES.map((role) => wayFrom('/PreviewInvoice/7', role).label),
];
const english = titles();

describe.each(['mr', 'hi'] as const)('in %s', (language) => {
  test('every page and every way to it has a name', () => {
    const said = inLanguage(language, titles);
    expect(said).toHaveLength(english.length);
    const left = said.filter(
      (title) =>
        !/\p{Script=Devanagari}/u.test(title) || /[A-Za-z]{2}/.test(title.replace('API', '')),
    );
    expect(left).toEqual([]);
  });
});

test('in English they are what they were before anybody asked in another', () => {
  expect(titles()).toEqual(english);
  expect(APP_PAGES['/HireLawyer'].title).toBe('Hire a lawyer');
  expect(wayFrom('/PreviewInvoice/7', 'user').label).toBe('Go to “Payment history”');
});
