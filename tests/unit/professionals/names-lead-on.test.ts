import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Professional } from '#client/professionals/hiring/Professional.tsx';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { PROFESSIONS, type Profession } from '#domain/lib/profession.ts';
import { APP_PAGES } from '#domain/lib/routes.ts';
import { drawn } from '#tests/drawn.ts';

const card = (profession: Profession) =>
  ({
    ...{ id: 7, profession, name: 'Kaustubh G.', image: null, headline: 'Titles', about: '' },
    ...{ languages: ['Marathi'], feeFrom: 4_000, verified: true, areas: ['Baner'], city: 'Pune' },
    ...{ experienceYears: 9, finished: 3, metres: null, responseMinutes: null, reviews: 0 },
    ...{ rating: null, licenceChecked: true, promoted: false },
  }) as unknown as ProfessionalCard;

const asDrawn = (person: ProfessionalCard, full = false) =>
  drawn(createElement(Professional, { person, full }));

describe('a name in the directory', () => {
  test.each(PROFESSIONS)('leads to what that %s tells of themselves', (profession) => {
    const [, href = ''] =
      /<h2[^>]*><a[^>]*href="([^"]+)"[^>]*>Kaustubh G\.<\/a>/.exec(asDrawn(card(profession))) ?? [];
    expect(href).toContain('7');
    const { pathname } = new URL(href, 'https://site.test');
    const pages = Object.keys(APP_PAGES).map((path) => path.replace(/\{\w+\}/g, '7'));
    expect(pages).toContain(pathname);
    // On that page itself it leads nowhere.
    expect(asDrawn(card(profession), true)).not.toContain(href);
  });
});
