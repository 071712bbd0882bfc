import { randomBytes } from 'node:crypto';
import { type BrowserContext, devices, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest, test as base, expect as pageExpect, unexpectedIn } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';

/** Patient: the browsers of all sides and the server share a machine. */
export const expect = pageExpect.configure({ timeout: patience(20) });

/** A home as its owner posts it. */
export interface Home {
  title: string;
  locality: string;
  listedIn: 'sell' | 'rent';
  /** Rupees, in digits. */
  price: number;
  /** How many days ahead it can be visited: nobody can be in two homes at once. */
  visitInDays: number;
}

/** A window as wide as that of the project for desks; its visitor has a mouse. */
const DESK = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/** Opens a browser of somebody else's: as wide as the project's, or at a desk. */
type Another = (where?: 'desk') => Promise<Page>;

/** Adds people at browsers of their own, whose consoles must stay silent as the page's must. */
export const test = base.extend<{ another: Another }>({
  another: async ({ browser, mayLog }, use) => {
    const said: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (where) => {
      const context = await browser.newContext(where && DESK);
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(unexpectedIn(said, mayLog), 'nothing is logged to the console').toEqual([]);
  },
});

/** A picture like no other, as photos of two homes are. */
function photo(): Promise<Buffer> {
  const [width, height] = [24, 16];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(1_200, 800, { kernel: 'nearest' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const photoFile = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(),
});

/** On from a step of the form to the next. */
async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
}

/** From "Post Property" through every step to the page of its photos; gives the listing's id. */
export async function postHome(page: Page, home: Home): Promise<number> {
  const isRent = home.listedIn === 'rent';
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await page.goto('/UserDashboard');
  // Professionals, to whom the button is not given, have a link.
  await page
    .getByRole('button', { name: 'Post Property' })
    .or(page.getByRole('link', { name: 'Post a home of your own' }))
    .click();
  await page.waitForURL(/\/(?:AddProperty|SelectPropertyType)/);
  // Where another posting waits, the page asks which one to go on with.
  const another = page.getByRole('link', { name: 'Start with another property' });
  const flat = page.getByRole('button', { name: /^Flat/ });
  await expect(another.or(flat)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await flat.click();
  await page
    .getByRole('main')
    .getByRole('button', { name: isRent ? /^Rent out/ : /^Sell/ })
    .click();

  await expect(page.getByRole('heading', { level: 2, name: 'Basics' })).toBeVisible();
  await text('Bedrooms').fill('2');
  await text('Bathrooms').fill('2');
  await text('Carpet area (sq ft)').fill('840');
  await text('On which floor').fill('4');
  await text('Floors in the building').fill('9');
  await choice('Furnishing').selectOption({ label: 'Semi-furnished' });
  await choice('Possession').selectOption({ label: 'Ready to move in' });
  await goOn(page, 'Price');
  const price = text(isRent ? 'Rent a month (₹)' : 'Price (₹)');
  // A zero too few shows in the words beside what is typed.
  await price.fill('1234567');
  await expect(page.getByText('₹ 12.35 Lakh (₹ 12,34,567)')).toBeVisible();
  await price.fill(String(home.price));
  if (isRent) await text('Deposit (₹)').fill(String(home.price * 3));
  await goOn(page, 'Place');
  await choice('Locality').fill(home.locality);
  await page.getByRole('option', { name: home.locality, exact: true }).click();
  await text('Society or building').fill('Gulmohar Heights');
  await text('Address').fill('B-402, Lane 7');
  await goOn(page, 'Details');
  await text('Title').fill(home.title);
  await page.getByRole('button', { name: 'Write a description for me' }).click();
  await goOn(page, 'Look it over');
  await page.getByRole('button', { name: 'Save and add photos' }).click();
  await page.waitForURL(/\/PropertyMedia\?id=\d+/);
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Two photos, and out to the public. */
export async function addPhotosAndPublish(page: Page): Promise<void> {
  await page
    .getByLabel('Drop them here')
    .setInputFiles([await photoFile('hall.jpg'), await photoFile('kitchen.jpg')]);
  await expect(page.getByRole('heading', { name: /^Photos and plans 2 of/ })).toBeVisible({
    timeout: patience(30),
  });
  await page.getByRole('button', { name: 'Publish the property' }).click();
  await page.waitForURL(/\/ViewPropertyDetails\/\d+$/);
  await expect(page.getByRole('heading', { name: 'This is yours' })).toBeVisible();
}

const searchOf = ({ listedIn, locality }: Home) =>
  `/PropertyListHome?type=${listedIn === 'rent' ? 'Rent' : 'Buy'}&loc=${locality}&sort=newest`;

/** Keeps a search for homes like it; told at once. */
export async function saveSearch(page: Page, home: Home, name: string): Promise<void> {
  await page.goto(searchOf(home));
  await page.getByRole('link', { name: 'Save this search' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Tell me of what is new').selectOption({ label: 'At once' });
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();
}

/** The home stands in the search within seconds of being published. */
export async function expectInSearch(page: Page, home: Home): Promise<void> {
  const found = async () => {
    await page.goto(searchOf(home));
    return page.locator('[data-listing]', { hasText: home.title }).count();
  };
  await expect.poll(found, { timeout: patience(10) }).toBe(1);
}

/** The owner's papers, as far as our staff. */
export async function handInPaper(page: Page, listingId: number): Promise<void> {
  await page.goto(`/PropertyVerification/${listingId}`);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption({ label: 'Index II' });
  await page.getByLabel('Choose the scan or photo').setInputFiles(await photoFile('index-ii.jpg'));
  await page.getByRole('button', { name: 'Hand in this paper' }).click();
  await expect(page.getByText('Our staff are looking at your papers')).toBeVisible();
}

/** Staff look at the papers and give the badge. */
export async function approvePapers(page: Page, title: string): Promise<void> {
  await page.goto('/Admin/Verification');
  await page.getByRole('button', { name: `Look at it: papers of ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Papers of “${title}”` });
  await dialog.getByRole('button', { name: 'Approve…' }).click();
  await dialog.getByLabel('What have you seen?').fill('Index II of 2021 in the owner’s name');
  await dialog.getByRole('button', { name: 'Give the badge' }).click();
  await expect(dialog).toBeHidden();
}

interface News {
  title: string | RegExp;
  /** What its text names: the home, where several are dealt in at once. */
  about: string;
}

/** Waits for a notification and follows it; new homes are looked for every 15 s. */
export async function openNews(page: Page, { title, about }: News): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: about })
    .filter({ hasText: title })
    .first();
  const arrived = async () => {
    await page.goto('/Notification');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    return row.count();
  };
  await expect.poll(arrived, { timeout: patience(60) }).toBe(1);
  await row.getByRole('link').click();
  await page.waitForURL((url) => url.pathname !== '/Notification');
}

type Step = 'contact' | 'visit' | 'bid' | 'book';

/** A buyer's panel on the listing's page: where each step is taken. */
export async function openStep(page: Page, listingId: number, step: Step): Promise<Locator> {
  // From elsewhere, as another hash alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`/ViewPropertyDetails/${listingId}#${step}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return panel;
}

/** The buyer's wish to talk to the owner, whose number they do not see yet. */
export async function askForContact(page: Page, listingId: number): Promise<void> {
  const panel = await openStep(page, listingId, 'contact');
  await panel
    .getByLabel('Your message')
    .fill('We are a family of three and would like to move before the rains.');
  await panel.getByRole('button', { name: 'Ask for the owner’s number' }).click();
  await expect(panel.getByText('Waiting for the owner')).toBeVisible();
}

/** The number and address of the other side, asked for by a press: "+91 98…" and "x@y.z". */
export async function revealNumber(page: Page, firstName: string) {
  await page.getByRole('button', { name: `Show ${firstName}’s number` }).click();
  const phone = page.locator('a[href^="tel:"]');
  await expect(phone).toBeVisible();
  return {
    digits: ((await phone.getAttribute('href')) ?? '').replace('tel:+91', ''),
    email: await page.locator('a[href^="mailto:"]:visible').innerText(),
  };
}

/** One half hour in some days' time. */
export async function offerVisit(page: Page, listingId: number, home: Home): Promise<void> {
  await page.goto(`/ScheduleMeeting?listing=${listingId}`);
  const day = new Date(Date.now() + home.visitInDays * 86_400_000);
  const panel = page.getByRole('region', { name: 'Offer times to see it' });
  await panel.getByLabel('Day').fill(day.toISOString().slice(0, 10));
  await panel.getByLabel('From').fill('17:00');
  await panel.getByLabel('Until').fill('17:30');
  await panel.getByRole('button', { name: 'Offer this time' }).click();
  await expect(page.getByText('The time is offered.')).toBeVisible();
}

/** Asks for the time offered. */
export async function askForVisit(page: Page, listingId: number): Promise<void> {
  const panel = await openStep(page, listingId, 'visit');
  await panel.getByRole('button', { name: / to / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for the visit' }).click();
  await expect(panel.getByText('Waits for the owner')).toBeVisible();
  await expect(panel.getByText('Show this code at the door')).toBeHidden();
}

/** The owner confirms the visit asked for last. */
export async function confirmVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm the visit' }).first().click();
  await expect(page.getByText('The visit is confirmed.').first()).toBeVisible();
}

/** The code for the door, which a confirmed visit shows; the address it shows later only. */
export async function readDoorCode(page: Page, listingId: number): Promise<string> {
  const panel = await openStep(page, listingId, 'visit');
  const code = panel.getByText(/^\d{4}$/);
  await expect(panel.getByText('The address shows here from')).toBeVisible();
  await expect(panel.getByText('Show this code at the door')).toBeVisible();
  return code.innerText();
}

/** Whether the log of the bid room open on the page is whole, by the page's own check. */
export async function expectWholeLog(room: Locator): Promise<void> {
  const log = room.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'Verify' }).click();
  await expect(log.getByRole('status')).toHaveText(/^All 3 entries are as they were written/);
}
