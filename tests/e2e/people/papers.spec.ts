import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '#client/lib/api.ts';
import { submitDocument } from '#contract/people/kyc.ts';
import { submitLicenceDocument } from '#contract/people/licences.ts';
import { aProfessional, type Member } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

test.describe.configure({ timeout: patience(90) });

const PAPER = sharp({ create: { width: 600, height: 850, channels: 3, background: '#f6f1e4' } })
  .png()
  .toBuffer();

/** An identity document and a certificate of their licence wait for staff. */
async function handIn({ page }: Member): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const filename = 'paper.png';
  for (const address of [
    addressOf(submitDocument, { query: { kind: 'passport', filename, consent: 'true' } }),
    addressOf(submitLicenceDocument, { query: { filename } }),
  ]) {
    const answer = await page.request.post(address, {
      headers: {
        authorization: token,
        'sec-fetch-site': 'same-origin',
        'content-type': 'image/png',
      },
      data: await PAPER,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

/** Presses every way to look closer, by mouse and by keys, and measures what came of it. */
async function lookCloser(page: Page, dialog: Locator, isMobile: boolean): Promise<void> {
  const paper = dialog.getByRole('figure').getByRole('img');
  const facts = dialog.getByRole('region', { name: /^As they/ });
  await expect(paper).toBeVisible();
  const { width } = await boxOf(paper);
  const isAs = (factor: number) =>
    expect
      .poll(async () => Math.round(((await boxOf(paper)).width / width) * 100))
      .toBe(Math.round(factor * 100));

  await dialog.getByRole('button', { name: 'Larger (+)' }).click();
  await isAs(1.25);
  await page.keyboard.press('+');
  await isAs(1.5625);
  await page.keyboard.press('-');
  await isAs(1.25);
  await dialog.getByRole('button', { name: 'Smaller (−)' }).click();
  await isAs(1);
  await dialog.getByRole('button', { name: 'Larger (+)' }).click();
  await page.keyboard.press('0');
  await isAs(1);
  await dialog.getByRole('button', { name: 'Turn (r)' }).click();
  await expect(paper).toHaveCSS('rotate', '90deg');
  await page.keyboard.press('r');
  await expect(paper).toHaveCSS('rotate', '180deg');

  // At a desk what it is to prove stays beside it, on a phone it comes below; never under it.
  await dialog.getByRole('button', { name: 'Larger (+)' }).click();
  const [frame, told] = [await boxOf(dialog.getByRole('figure')), await boxOf(facts)];
  if (isMobile) {
    expect(told.y).toBeGreaterThanOrEqual(frame.y + frame.height);
    await facts.scrollIntoViewIfNeeded();
  } else expect(told.x).toBeGreaterThanOrEqual(frame.x + frame.width);
  await expect(facts).toBeInViewport();
  await expectAccessible(page);
}

test('staff look closer at papers beside what they are to prove', async ({
  page,
  browser,
  baseURL,
  isMobile,
}, { retry }) => {
  // The papers of a first try still wait.
  const names = isMobile ? ['Malati', 'Malini'] : ['Manda', 'Manik'];
  const first = names[retry % names.length] ?? '';
  await handIn(await aProfessional(page, 'lawyer', first));
  const staff = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize() ?? null,
  });
  const desk = await staff.newPage();
  await signIn(desk, 'admin@propertysearch.test');
  await desk.goto('/Admin/Kyc');
  for (const [what, title] of [
    ['document', 'Document'],
    ['licence', 'Licence'],
  ] as const) {
    await desk.getByRole('button', { name: `Look at it: ${what} of ${first} Apte` }).click();
    const dialog = desk.getByRole('dialog', { name: `${title} of ${first} Apte` });
    await lookCloser(desk, dialog, isMobile);
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await staff.close();
});
