import type { Page } from '@playwright/test';
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
import { codeSentTo, signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { CARD, payByCard, payByUpi, paymentRows, toSandbox } from './money-steps.ts';

// Several browsers and the server share a machine.
test.describe.configure({ timeout: patience(120) });

const STARTER = 'Starter package';
/** What the message with a release's code says it does. */
const LETS_GO = 'out of escrow';

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

test('deal money waits in escrow until the buyer’s code lets it go', async ({ page, another }) => {
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(page, 'Meera');
  const title = 'Flat paid for in parts';
  const { bookingId, listingId } = await aDeal(owner, buyer, { title, price: 5_000_000 });
  const asOwner = `/OwnerBookedPropertyDetails/${bookingId}/${listingId}`;

  await page.goto(`/BookedProperties/Payments/${bookingId}`);
  await toSandbox(page, page.getByRole('button', { name: 'Pay ₹ 50,000' }));
  await payByUpi(page);
  await expect(page.getByText('₹ 50,000: Your payment has arrived.')).toBeVisible();
  await expectAccessible(page);

  await test.step('the owner proposes a plan', async () => {
    await owner.page.goto(asOwner);
    await owner.page.getByRole('button', { name: 'Make a plan' }).click();
    const plan = owner.page.getByRole('dialog', { name: 'Plan of instalments' });
    await plan.getByRole('textbox', { name: 'Amount' }).fill('9.5 lakh');
    await plan.getByRole('button', { name: 'Add an instalment' }).click();
    await expect(plan.getByText('It comes out even.')).toBeVisible();
    await expectAccessible(owner.page);
    await plan.getByRole('button', { name: 'Propose this plan' }).click();
    await expect(plan).toBeHidden();
  });

  await test.step('the buyer pays what is due first', async () => {
    await page.reload();
    await toSandbox(page, page.getByRole('button', { name: 'Pay ₹ 9,50,000' }));
    await payByCard(page, CARD.good);
    await expect(page.getByText('₹ 9,50,000: Your payment has arrived.')).toBeVisible();
    const first = page.getByRole('region', { name: 'Instalments' }).getByRole('listitem').first();
    await expect(first.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('the owner asks for a part', async () => {
    await owner.page.goto(asOwner);
    await owner.page.getByRole('button', { name: 'Ask for a release' }).click();
    const asking = owner.page.getByRole('dialog', { name: 'Ask for money in escrow' });
    await asking.getByRole('textbox', { name: 'Amount' }).fill('45,000');
    await asking.getByRole('combobox', { name: 'To the bank account' }).selectOption({ index: 1 });
    await asking.getByRole('button', { name: 'Ask Meera A.' }).click();
    await expect(asking).toBeHidden();
    await expect(owner.page.getByText('Waits for an answer')).toBeVisible();
  });

  await test.step('the buyer’s code lets it go', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Let ₹ 45,000 go to Sunita A.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Let ₹ 45,000 go to Sunita A.?' });
    await expect(dialog.getByText('Sunita Apte')).toBeVisible();
    await expect(dialog.getByText(/^XXXXXX1191, added on/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send me the code' }).click();
    const code = dialog.getByRole('textbox', { name: 'One-time code' });
    await expect(code).toBeVisible();
    await code.fill(await codeSentTo(page, buyer.mobile, LETS_GO));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Let ₹ 45,000 go' }).click();
    await expect(dialog).toBeHidden();
  });

  await waitsForItsAccount(owner, bookingId);
  await owner.page.goto(asOwner);
  const money = owner.page.getByRole('region', { name: 'Money' });
  const received = money.getByRole('region', { name: 'Received' });
  await expect(received.getByRole('listitem')).toHaveCount(2);
  const out = money.getByRole('region', { name: 'Out of escrow' }).getByRole('listitem');
  await expect(
    out.filter({ hasText: '₹ 45,000' }).getByText('Waits for the bank account'),
  ).toBeVisible();
  await expect(out.getByText(/^New: payouts from /)).toBeVisible();
  await expect(money.getByText('₹ 9,55,000').first()).toBeVisible();
  await expectAccessible(owner.page);

  await test.step('the buyer proposes how the deal ends, since it cannot be cancelled', async () => {
    await page.goto(`/BookedPropertyDetails/${listingId}/${bookingId}`);
    await page.getByRole('link', { name: 'End the deal by a settlement…' }).click();
    await page.getByRole('button', { name: 'Propose a settlement…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'The buyer ends with' }).fill('9,50,000');
    await expect(dialog.getByText('Of what is held, to the owner')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('The loan was refused by the bank.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Propose it to Sunita A.' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the owner agrees by a code, and has the rest and a statement', async () => {
    await owner.page.reload();
    const ending = owner.page.getByRole('region', { name: 'How the deal ends' });
    await expect(ending.getByText('The loan was refused by the bank.')).toBeVisible();
    await ending.getByRole('button', { name: 'Agree…' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Agree to this settlement?' });
    await dialog.getByRole('button', { name: 'Send me the code' }).click();
    const code = dialog.getByRole('textbox', { name: 'One-time code' });
    await expect(code).toBeVisible();
    await code.fill(await codeSentTo(owner.page, owner.mobile, 'settles your deal'));
    await dialog.getByRole('button', { name: 'Agree and settle' }).click();
    await expect(dialog).toBeHidden();
    await expect(ending.getByText('Settled', { exact: true })).toBeVisible();
    await expect(owner.page.getByRole('heading', { name: '₹ 5,000 are yours' })).toBeVisible();
    await expect(ending.getByRole('button', { name: 'Statement (PDF)' })).toBeVisible();
    await expectAccessible(owner.page);
  });
});

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

test('staff decide a disputed refusal, and two of them a large payout', async ({
  page,
  another,
  isMobile,
}) => {
  // No two stories at once have the same sum at staff's desk.
  const amount = isMobile ? 61_000 : 60_000;
  const sum = isMobile ? '₹ 61,000' : '₹ 60,000';
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(await another(), 'Meera');
  const flat = { title: 'Flat with a large token', price: 8_000_000 };
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

  /** Of the waiting payouts the one to this owner. */
  const openPayout = async (staff: Page) => {
    await staff.goto('/Admin/Payouts');
    return staff.getByRole('listitem').filter({ hasText: `#${owner.id}` });
  };
  const payout = await openPayout(page);
  await payout.getByRole('button', { name: 'Agree as the first' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree as the first' }).click();
  await expect(payout.getByText('You agreed first.')).toBeVisible();
  await expectAccessible(page);
  await owner.page.goto(`/OwnerBookedPropertyDetails/${bookingId}/${listingId}`);
  await expect(owner.page.getByText('Being checked by our staff')).toBeVisible();

  const colleague = await another();
  await signIn(colleague, 'admin2@propertysearch.test');
  const seconded = await openPayout(colleague);
  await seconded.getByRole('button', { name: `Agree and send ${sum}.00` }).click();
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: `Agree and send ${sum}.00` })
    .click();
  await expect(seconded).toBeHidden();
  await waitsForItsAccount(owner, bookingId);
  await owner.page.reload();
  const out = owner.page.getByRole('region', { name: 'Out of escrow' });
  await expect(out.getByText('Waits for the bank account')).toBeVisible();
});
