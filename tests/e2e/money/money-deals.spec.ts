import { getDealMoney } from '#contract/money/escrow.ts';
import { askRelease, refuseRelease } from '#contract/money/escrow-steps.ts';
import { listPackages } from '#contract/money/prices.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import {
  aBankAccount,
  aLiveFlat,
  aMember,
  anAcceptedBooking,
  type Member,
  pay,
} from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { paymentRows } from './money-steps.ts';

// Several browsers and the server share a machine.
test.describe.configure({ timeout: patience(120) });

const STARTER = 'Starter package';

/** A flat whose booking waits for its token amount of 1 %. */
async function aDeal(owner: Member, buyer: Member, flat: { title: string; price: number }) {
  const account = await aBankAccount(owner);
  const listingId = await aLiveFlat(owner, flat);
  const bookingId = await anAcceptedBooking(owner, buyer, listingId);
  return { account, bookingId, listingId };
}

/** What was let go waits for the first day of a new bank account; a page would look again in half a minute. */
async function waitsForItsAccount({ call }: Member, bookingId: number): Promise<void> {
  const waiting = async () =>
    (await call(getDealMoney, { params: { id: bookingId } })).data.releases.filter(
      ({ state, payout, target }) => state === 'approved' && payout === 'approved' && target?.wait,
    ).length;
  await expect.poll(waiting).toBe(1);
}

test('staff send a part back, and the payer has its credit note', async ({ page, another }) => {
  const payer = await aMember(await another(), 'Meera');
  const { data } = await payer.call(listPackages, { params: { role: 'user' } });
  const item = data.find(({ name }) => name === STARTER);
  const orderId = await pay(payer, { purpose: 'subscription', priceItemId: item?.id ?? 0 });
  await signIn(page, 'admin@propertysearch.test');
  await page.goto('/Admin/Orders');
  await page.getByRole('searchbox', { name: /e-mail/ }).fill(payer.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: `Open order ${orderId}` }).click();
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund to Meera Apte' });
  await dialog.getByLabel('Amount in rupees').fill('118');
  const reason = 'One of the contacts was out of date.';
  await dialog.getByLabel('Why?').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send back ₹ 118.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectAccessible(page);

  const row = (await paymentRows(payer.page, STARTER)).first();
  await expect(row.getByText('Partly refunded', { exact: true })).toBeVisible();
  await expect(row).toContainText(reason);
  await row.getByRole('link', { name: /^Credit note/ }).click();
  await expect(payer.page.getByText('One Hundred Eighteen')).toBeVisible();
  await payer.page.goto('/MyPackages');
  await expect(payer.page.getByText('5 of 5 left')).toBeVisible();
});

test('staff decide a disputed refusal, and the money goes on its way', async ({
  page,
  another,
  isMobile,
}) => {
  // No two stories at once have the same sum at staff's desk.
  const amount = isMobile ? 11_000 : 10_000;
  const sum = isMobile ? '₹ 11,000' : '₹ 10,000';
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(await another(), 'Meera', { papers: true });
  const flat = { title: 'Flat whose society is slow', price: 8_000_000 };
  const { account, bookingId, listingId } = await aDeal(owner, buyer, flat);
  await pay(buyer, { purpose: 'token', subjectId: bookingId });
  const { data } = await owner.call(askRelease, {
    params: { id: bookingId },
    body: { amount, bankAccountId: account },
  });
  const refusal = 'The society has not agreed yet.';
  await buyer.call(refuseRelease, {
    params: { id: data.releaseId },
    body: { reason: refusal },
  });

  await owner.page.goto(`/OwnerBookedPropertyDetails/${bookingId}/${listingId}`);
  await owner.page.getByRole('button', { name: `Dispute the refusal of ${sum}` }).click();
  const dispute = owner.page.getByRole('dialog');
  await dispute.getByRole('textbox').fill('It has; its letter is among the documents.');
  await expectAccessible(owner.page);
  await dispute.getByRole('button', { name: 'Ask our staff' }).click();
  await expect(owner.page.getByText('With our staff')).toBeVisible();

  await signIn(page, 'admin@propertysearch.test');
  await page.goto('/Admin/Disputes?of=escrow');
  await page.getByRole('button', { name: `${sum}.00 to Sunita Apte` }).click();
  const decision = page.getByRole('dialog');
  await expect(decision.getByText(refusal)).toBeVisible();
  await decision.getByLabel('Why you decide so').fill('The letter of the society is there.');
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Let it go to Sunita Apte' }).click();
  await expect(decision).toBeHidden();

  await waitsForItsAccount(owner, bookingId);
  await owner.page.reload();
  const out = owner.page.getByRole('region', { name: 'Out of escrow' });
  await expect(out.getByText('Waits for the bank account')).toBeVisible();
});
