import type { Page } from '@playwright/test';
import { PROFESSION, PROFESSIONS, profilePath } from '#domain/lib/profession.ts';
import { aMember } from '#tests/e2e/members.ts';
import { expect, test } from '#tests/e2e/page.ts';

/** Each card’s link with what the card says: who, of which profession. */
async function cardsOf(page: Page) {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Premium Users' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const [name = '', about = ''] = [...card.querySelectorAll('p')].map((one) => one.textContent);
      return { name, about, href: card.querySelector('a')?.getAttribute('href') ?? '' };
    }),
  );
}

test('the card of a premium user leads to that person, whichever their profession', async ({
  page,
}) => {
  const before = await cardsOf(page);
  await aMember(page, 'Sunita', { papers: true });
  const cards = await cardsOf(page);
  expect(cards.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const seen = new Set<string>();
  for (const [i, { name, about, href }] of cards.entries()) {
    const profession = PROFESSIONS.find((one) => about.startsWith(PROFESSION[one].label));
    expect(profession, about).toBeDefined();
    if (!profession) continue;
    expect(href.startsWith(profilePath(profession, 0).slice(0, -1)), href).toBe(true);
    // Signed out, by way of signing in to the same.
    expect(before[i]?.href).toBe(`/Login?next=${encodeURIComponent(href)}`);
    if (seen.has(profession)) continue;
    seen.add(profession);
    await page.goto(href);
    // Known by first name and initial until there is more between the two.
    const [first = '', last = ''] = name.trim().split(' ');
    await expect(page.getByRole('heading', { name: `${first} ${last[0]}.` })).toBeVisible();
  }
  expect(seen.size).toBeGreaterThan(1);
});

const SINGLES = [
  ['Promote a property', 'Plans for properties'],
  ['Property analysis', 'Property analysis package'],
] as const;

test('what is sold on the pages of packages leads to what its words promise', async ({ page }) => {
  await aMember(page, 'Sunita', { papers: true });
  await page.goto('/MyPackages');
  const cards = page.getByRole('region', { name: 'Packages for you' }).getByRole('listitem');
  const links = page.getByRole('link', { name: /^Choose / });
  await expect(links.first()).toBeVisible();
  const sold = await cards.filter({ has: links }).evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h3')?.textContent ?? '',
      price: card.querySelector('b')?.textContent ?? '',
      href: card.querySelector('a')?.getAttribute('href') ?? '',
    })),
  );
  expect(sold.length).toBeGreaterThan(1);
  for (const { name, price, href } of sold) {
    await page.goto(href);
    const about = page.getByRole('region', { name, exact: true });
    await expect(about).toContainText(price);
  }
  for (const [label, title] of SINGLES) {
    await page.goto('/MyPackages');
    await page.getByRole('link', { name: label, exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
