import type { Locator, Page } from '@playwright/test';
import { expect, openNews } from '#tests/e2e/deals/deals-steps.ts';
import { rowsOf } from '#tests/e2e/money/money-steps.ts';

interface Offer {
  listingId: number;
  /** In rupees, as it is typed. */
  fee: string;
  does: string;
}

/** On the page of a home an agent offers its owner to sell it. */
export async function offerToSell(desk: Page, { listingId, fee, does }: Offer): Promise<void> {
  await desk.goto(`/ViewPropertyDetails/${listingId}`);
  await desk.getByRole('button', { name: 'Offer to sell this home…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Offer to sell this home' });
  await dialog.getByLabel('What you do for the fee').fill(does);
  await dialog.getByRole('textbox', { name: 'Your fee' }).fill(fee);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Waits for an answer')).toBeVisible();
}

/** The owner follows the news of the offer and accepts it; the fee is due then. */
export async function acceptOffer(
  owner: Page,
  { of, about, fee }: { of: string; about: string } & Pick<Offer, 'fee'>,
): Promise<void> {
  await openNews(owner, { title: `${of}, an agent, offers to sell your home`, about });
  await owner.getByRole('button', { name: `Accept for ₹ ${fee}` }).click();
  const dialog = owner.getByRole('dialog', { name: `Hire ${of} for ₹ ${fee}?` });
  await dialog.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByText('Accepted by the owner')).toBeVisible();
}

export const theLead = (desk: Page): Locator => desk.getByRole('region', { name: 'The lead' });

/** A step of the pipeline: what the agent presses, and how far the lead is then. */
export async function takeLead(desk: Page, press: string, state: string): Promise<void> {
  await theLead(desk).getByRole('button', { name: press, exact: true }).click();
  await expect(theLead(desk).getByText(state, { exact: true })).toBeVisible();
}

/** Somebody out of a mail, on the desk. */
export async function bringLead(desk: Page, mail: string): Promise<void> {
  await desk.goto('/AgentLeadList');
  await desk.getByRole('button', { name: 'Add a lead' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add a lead of your own' });
  await dialog.getByText('Read it from a portal’s mail').click();
  await dialog.getByLabel('The mail’s text').fill(mail);
  await dialog.getByRole('button', { name: 'Read the mail' }).click();
  await expect(dialog.getByLabel('Name')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Add the lead' }).click();
  await expect(dialog).toBeHidden();
}

/** A home that fits is put forward to the buyer. */
export async function putForward(desk: Page, title: string): Promise<void> {
  const fitting = desk.getByRole('region', { name: /fits?( now)?$/ }).getByRole('listitem');
  const card = fitting.filter({ hasText: title });
  await card.getByRole('button', { name: 'Put it forward' }).click();
  const put = desk.getByRole('region', { name: 'Homes you put forward' });
  await expect(put.getByText(title)).toBeVisible();
}

/** What an agent has of a booking of a home assigned to them. */
export async function bookingOf(desk: Page, title: string): Promise<Locator> {
  await desk.goto('/BookedPropertiesByAgent');
  return rowsOf(desk, 'Bookings of assigned properties', title);
}
