import type { Page } from '@playwright/test';
import { getDealMoney } from '#contract/money/escrow.ts';
import {
  approveRelease,
  askRelease,
  proposePlan,
  sendReleaseCode,
} from '#contract/money/escrow-steps.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import {
  aBankAccount,
  aLiveFlat,
  aMember,
  anAcceptedBooking,
  type Member,
  pay,
} from '#tests/e2e/members.ts';
import { codeSentTo } from '#tests/e2e/people.ts';
import { firstDayIsOver, query } from '#tests/e2e/site-database.ts';

/** A booking at 50 lakh, accepted: its token amount of 50,000 is due. */
export interface Deal {
  owner: Member;
  buyer: Member;
  bookingId: number;
  /** Each side's page of the booking. */
  asOwner: string;
  asBuyer: string;
  /** The owner's bank account, which may be paid. */
  account: number;
}

/** By calls: how two people came to a booking is told elsewhere. */
export async function aDeal(ownerPage: Page, buyerPage: Page, title: string): Promise<Deal> {
  const owner = await aMember(ownerPage, 'Sunita', { papers: true });
  const buyer = await aMember(buyerPage, 'Meera', { papers: true });
  const account = await aBankAccount(owner);
  await firstDayIsOver(owner);
  const listingId = await aLiveFlat(owner, { title, price: 5_000_000 });
  const bookingId = await anAcceptedBooking(owner, buyer, listingId);
  const asOwner = `/OwnerBookedPropertyDetails/${bookingId}/${listingId}`;
  const asBuyer = `/BookedPropertyDetails/${listingId}/${bookingId}`;
  return { owner, buyer, bookingId, asOwner, asBuyer, account };
}

export const payToken = ({ buyer, bookingId }: Deal): Promise<string> =>
  pay(buyer, { purpose: 'token', subjectId: bookingId });

/** An instalment of five lakh is paid; the rest is due later. */
export async function payInstalment({ owner, buyer, bookingId }: Deal): Promise<void> {
  const params = { id: bookingId };
  const instalment = (label: string, days: number, amount: number) => ({
    ...{ label, amount, dueOn: puneDate(new Date(), days) },
  });
  const instalments = [
    instalment('On the agreement', 10, 500_000),
    instalment('On registration', 40, 4_450_000),
  ];
  await owner.call(proposePlan, { params, body: { instalments } });
  const { data } = await buyer.call(getDealMoney, { params });
  await pay(buyer, { purpose: 'instalment', subjectId: data.instalments[0]?.id ?? 0 });
}

/** The buyer's code lets so much go to the owner's bank. */
export async function release(
  { owner, buyer, bookingId, account }: Deal,
  amount: number,
): Promise<void> {
  const body = { amount, bankAccountId: account };
  const { data } = await owner.call(askRelease, { params: { id: bookingId }, body });
  const params = { id: data.releaseId };
  await buyer.call(sendReleaseCode, { params });
  const code = await codeSentTo(buyer.page, buyer.mobile, 'out of escrow');
  await buyer.call(approveRelease, { params, body: { code } });
}

/** So many days have passed since it was booked. */
export async function bookedDaysAgo({ bookingId }: Deal, days: number): Promise<void> {
  await query(
    `update bookings set created_at = created_at - make_interval(days => $2) where id = $1`,
    [bookingId, days],
  );
}

/** A side cancels on its page, and reads before what that costs. */
export async function cancelAt(page: Page, path: string, cost: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Cancel the booking…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog.getByText(cost)).toBeVisible();
  await dialog.getByRole('textbox').fill('The loan was refused by the bank.');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
}

/** The owner sends what the end left them to their bank. */
export async function takeTheRest({ owner, asOwner }: Deal, sum: string): Promise<void> {
  const { page } = owner;
  await page.goto(asOwner);
  const rest = page.getByRole('region', { name: `${sum} are yours` });
  await rest.getByRole('combobox', { name: 'To the bank account' }).selectOption({ index: 1 });
  await rest.getByRole('button', { name: 'Send it to my bank' }).click();
  await expect(rest).toBeHidden();
}
