import type { Page } from '@playwright/test';
import { formatPriceShort, type Rupees } from '#domain/lib/money.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { expect, expectWholeLog, openNews, openStep } from './deals-steps.ts';

/** What a bid is about, and what its two sides say. */
interface Bidding {
  listingId: number;
  title: string;
  /** The buyer's first name. */
  of: string;
  bid: Rupees;
  counter: Rupees;
  condition: string;
}

/** Who bids has yet to show who they are; what they typed is there when they have. */
export async function placeBid(
  buyer: Page,
  { listingId, bid, condition }: Bidding,
  showWhoTheyAre: () => Promise<void>,
): Promise<void> {
  const refusal = 'To bid ₹ 50,00,000 or more, verify your Aadhaar or PAN';
  const before = await openStep(buyer, listingId, 'bid');
  await expect(before.getByText(refusal)).toBeVisible();
  await before.getByRole('button', { name: 'Place a bid' }).click();
  const placing = buyer.getByRole('dialog', { name: 'Bid on this property' });
  await placing.getByLabel('Your bid').fill(String(bid));
  await placing.getByLabel('Conditions').fill(condition);
  await placing.getByRole('button', { name: 'Send bid of' }).click();
  const toast = buyer.locator('[data-sonner-toast]').filter({ hasText: refusal });
  await toast.getByRole('button', { name: 'Verify now' }).click();
  await buyer.waitForURL(/\/MyProfile#kyc/);
  await showWhoTheyAre();
  const panel = await openStep(buyer, listingId, 'bid');
  await panel.getByRole('button', { name: 'Place a bid' }).click();
  await expect(placing.getByLabel('Conditions')).toHaveValue(condition);
  await placing.getByRole('button', { name: `Send bid of ${formatPriceShort(bid)}` }).click();
  await expect(panel.getByText('Waits for the owner')).toBeVisible();
}

/** The owner follows the news of a bid and asks more; the buyer's list changes while they look at it. */
export async function counterBid(
  [owner, buyer]: readonly [Page, Page],
  { title, of, counter, condition }: Bidding,
): Promise<void> {
  await openNews(owner, { title: 'New bid of', about: title });
  await owner.waitForURL(/\/BidingRequest/);
  const room = owner.getByRole('dialog', { name: 'Bid room' });
  await expect(room.getByText(condition)).toBeVisible();
  await expectAccessible(owner);
  await buyer.goto('/BidProperties');
  // Beside the filter's own word.
  await expect(buyer.locator('span', { hasText: /^Waits for the owner$/ })).toBeVisible();
  await room.getByRole('button', { name: `Counter: bid of ${of}` }).click();
  const countering = owner.getByRole('dialog', { name: 'Ask another amount' });
  await countering.getByLabel('You ask').fill(String(counter));
  await countering.getByRole('button', { name: 'Ask for' }).click();
  await expect(room.getByText('Waits for the buyer')).toBeVisible();
  await expect(buyer.getByText('Waits for you')).toBeVisible();
}

/** The buyer agrees to the amount and its conditions, and is led to the booking. */
export async function acceptCounter(
  buyer: Page,
  { title, counter, condition }: Bidding,
): Promise<void> {
  await openNews(buyer, { title: 'The owner asks', about: title });
  const asked = buyer.getByRole('dialog', { name: 'Bid room' });
  const sum = formatPriceShort(counter);
  await asked.getByRole('button', { name: `Accept ${sum}:` }).click();
  const agreeing = buyer.getByRole('dialog', { name: /^Accept ₹/ });
  await expect(agreeing.getByText(condition)).toBeVisible();
  await agreeing.getByRole('button', { name: `Accept ${sum}`, exact: true }).click();
  await expect(asked.getByText('Buyer accepted the counter')).toBeVisible();
  await expectWholeLog(asked);
  await asked.getByRole('link', { name: 'See the booking' }).click();
  await buyer.waitForURL(/\/BookedPropertyDetails\//);
}
