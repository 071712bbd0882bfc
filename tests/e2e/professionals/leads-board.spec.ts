import type { Locator, Page } from '@playwright/test';
import { addOwnLead } from '#contract/professionals/own-leads.ts';
import type { LeadState } from '#domain/professionals/lead.ts';
import { aProfessional, verifyIdentity } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';

test.describe.configure({ timeout: patience(90) });

type Spot = readonly [x: number, y: number];

interface Pointer {
  press(at: Spot): Promise<unknown>;
  move(at: Spot): Promise<unknown>;
  release(): Promise<unknown>;
}

const mouseOf = ({ mouse }: Page): Pointer => ({
  press: async (at) => {
    await mouse.move(...at);
    await mouse.down();
  },
  move: (at) => mouse.move(...at, { steps: 4 }),
  release: () => mouse.up(),
});

async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  return {
    press: (at) => send('touchStart', at),
    move: (at) => send('touchMove', at),
    release: () => send('touchEnd'),
  };
}

const column = (page: Page, state: LeadState): Locator => page.locator(`[data-column="${state}"]`);
const card = (page: Page, state: LeadState, buyer: string): Locator =>
  column(page, state).getByRole('listitem').filter({ hasText: buyer });

async function spotIn(place: Locator): Promise<Spot> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
}

/** Takes a card by its handle and lets it go over a column, which may be there from then on only. */
async function drag(page: Page, pointer: Pointer, what: Locator, to: LeadState): Promise<void> {
  const handle = what.getByTitle('Drag to another column');
  await handle.scrollIntoViewIfNeeded();
  const [x, y] = await spotIn(handle);
  await pointer.press([x, y]);
  await pointer.move([x + 12, y + 6]);
  await expect(column(page, to)).toBeVisible();
  await pointer.move(await spotIn(column(page, to)));
  await pointer.release();
}

test('leads are moved by mouse or finger and by keys; a refused move goes back with a word', async ({
  page,
  isMobile,
}) => {
  const agent = await aProfessional(page, 'agent', 'Ketaki');
  await verifyIdentity(agent, 'Ketaki');
  for (const [i, name] of ['Priya Kale', 'Sameer Deo'].entries()) {
    await agent.call(addOwnLead, {
      body: { name, mobile: `900000007${i}`, wants: '2 BHK in Wakad, up to 80 lakh' },
    });
  }
  // A tablet held across has fingers and room for columns.
  if (isMobile) await page.setViewportSize({ width: 1180, height: 820 });
  const pointer = isMobile ? await fingerOf(page) : mouseOf(page);
  await page.goto('/AgentLeadList');
  await expect(card(page, 'new', 'Priya Kale')).toBeVisible();
  await expectAccessible(page);

  await test.step('dragged on to the next column, where it stays', async () => {
    await drag(page, pointer, card(page, 'new', 'Priya Kale'), 'contacted');
    await expect(card(page, 'contacted', 'Priya Kale')).toBeVisible();
    await expect(card(page, 'new', 'Priya Kale')).toBeHidden();
    await page.reload();
    await expect(card(page, 'contacted', 'Priya Kale')).toBeVisible();
  });

  await test.step('a column too far on: back where it was, and why', async () => {
    await drag(page, pointer, card(page, 'new', 'Sameer Deo'), 'visit');
    const why = 'A lead in “New” cannot go to “Visit”. It can go to: Contacted, Lost.';
    await expect(page.getByText(why)).toBeVisible();
    const back = card(page, 'new', 'Sameer Deo');
    await expect(back).toBeVisible();
    await expect(back).toHaveCSS('translate', 'none');
    await expect(card(page, 'visit', 'Sameer Deo')).toBeHidden();
  });

  await test.step('dropped on what closes it, a reason is asked for first', async () => {
    await drag(page, pointer, card(page, 'new', 'Sameer Deo'), 'lost');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'new', 'Sameer Deo')).toBeVisible();
  });

  await test.step('by keys: the menu names where it may go, and takes it there', async () => {
    const menu = page.getByRole('button', { name: 'Move Priya Kale to…' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const ways = page.getByRole('menuitem');
    await expect(ways).toHaveText(['Move to Visit', 'Move to Negotiating', 'Move to Lost…']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'visit', 'Priya Kale')).toBeVisible();
  });
});
