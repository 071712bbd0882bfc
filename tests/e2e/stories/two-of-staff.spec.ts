import type { Page } from '@playwright/test';
import { submitLicenceLink } from '#contract/people/licences.ts';
import { updateProfile } from '#contract/people/profile.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import {
  aBankAccount,
  aLiveFlat,
  aMember,
  anAcceptedBooking,
  LICENCE,
  pay,
} from '#tests/e2e/members.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { figuresOn } from '#tests/e2e/money/escrow-steps.ts';
import { rowsOf } from '#tests/e2e/money/money-steps.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

// Three browsers and the server share a machine.
test.describe.configure({ timeout: patience(150) });

/** As they are called in the demo. */
const [FIRST, SECOND] = ['Ketaki Phadke', 'Nikhil Sathe'];
const REASON = 'The owner sold it to somebody else.';

test('two of staff work one queue, and send back together what neither may alone', async ({
  page,
  another,
  isMobile,
}, { retry }) => {
  const title = `Flat sold twice ${isMobile ? 'by phone' : 'at a desk'} ${retry}`;
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(page, 'Meera', { papers: true });
  const listingId = await aLiveFlat(owner, { title, price: 8_000_000 });
  const bookingId = await anAcceptedBooking(owner, buyer, listingId);
  const orderId = await pay(buyer, { purpose: 'token', subjectId: bookingId });
  const [first, second] = [await another('desk'), await another('desk')];
  await signIn(first, 'admin@propertysearch.test');
  await signIn(second, 'admin2@propertysearch.test');

  await test.step('one wants to send back more than one may, and nothing goes yet', async () => {
    await first.goto(`/Admin/Orders?order=${orderId}`);
    await first.getByRole('button', { name: 'Refund…' }).click();
    const dialog = first.getByRole('dialog', { name: 'Refund to Meera Apte' });
    await dialog.getByLabel('Amount in rupees').fill('70000');
    await dialog.getByLabel('Why?').fill(REASON);
    await expect(dialog.getByText('Above that, two of you must send back the same.')).toBeVisible();
    await expectAccessible(first);
    await dialog.getByRole('button', { name: 'Agree as the first to ₹ 70,000.00' }).click();
    await expect(dialog).toBeHidden();
    await expect(first.getByText('Nothing has gone back.')).toBeVisible();
    await expectBooks({ owner, buyer }, { 'buyer paid': 80_000, 'in escrow': 80_000 });
  });

  const waiting = '/Admin/Inbox?queue=refund&sort=newest';
  const rowAt = (staff: Page) => rowsOf(staff, 'What waits for staff', title);
  await test.step('a colleague takes it, and the other sees with whom it is', async () => {
    for (const staff of [first, second]) await staff.goto(waiting);
    await expect(rowAt(first)).toContainText('₹ 70,000.00');
    await expect(rowAt(second)).toContainText(`${FIRST} has agreed: ${REASON}`);
    await rowAt(second)
      .getByRole('button', { name: /^Take: / })
      .click();
    await expect(rowAt(second)).toContainText('With you');
    await first.reload();
    await expect(rowAt(first)).toContainText(`With ${SECOND}`);
    await expect(rowAt(first).getByRole('button', { name: /^Take: / })).toBeHidden();
    for (const staff of [first, second]) await expectAccessible(staff);
    await first.getByLabel('Who works on it').selectOption({ label: 'With nobody' });
    await expect(rowAt(first)).toBeHidden();
  });

  await test.step('who has agreed cannot send it; the colleague decides the same, and it goes', async () => {
    await first.goto(`/Admin/Orders?order=${orderId}`);
    await first.getByRole('button', { name: 'Refund…' }).click();
    await expect(first.getByText('You have agreed to ₹ 70,000.00')).toBeVisible();
    await rowAt(second).getByRole('link', { name: 'Open: ' }).click();
    await second.getByRole('button', { name: 'Refund…' }).click();
    const dialog = second.getByRole('dialog', { name: 'Refund to Meera Apte' });
    await expect(dialog.getByText(`${FIRST} has agreed to ₹ 70,000.00.`)).toBeVisible();
    await dialog.getByLabel('Why?').fill(REASON);
    await dialog.getByRole('button', { name: 'Send back ₹ 70,000.00' }).click();
    await expect(dialog).toBeHidden();
    await second.goto(waiting);
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rowAt(second)).toBeHidden();
  });

  await test.step('a relative’s account and a licence are opened from the inbox and decided', async () => {
    const relative = isMobile ? 'Suresh Apte' : 'Sudhir Apte';
    await aBankAccount(buyer, relative);
    await first.goto('/Admin/Inbox?queue=bank_account&sort=newest');
    await rowsOf(first, 'What waits for staff', relative.toUpperCase())
      .getByRole('link', { name: 'Open: ' })
      .click();
    const names = first.getByRole('dialog', { name: 'Is this Meera Apte’s account?' });
    await expect(names).toContainText(relative.toUpperCase());
    await expectAccessible(first);
    await names.getByLabel('Why you decide so').fill('A cheque shows both names.');
    await names.getByRole('button', { name: 'It is theirs' }).click();
    await expect(names).toBeHidden();

    const agent = await aMember(await another(), 'Kiran', { role: 'agent' });
    const licence = LICENCE.agent(agent.mobile);
    const body = { firstname: 'Kiran', lastname: 'Apte', city: 'Pune', licence };
    await agent.call(updateProfile, { params: { id: agent.id }, body });
    await agent.call(submitLicenceLink, { body: { link: 'https://maharera.example/agent' } });
    await second.goto('/Admin/Inbox?queue=licence&sort=newest');
    await rowsOf(second, 'What waits for staff', licence)
      .getByRole('link', { name: 'Open: ' })
      .click();
    const check = second.getByRole('dialog', { name: 'Licence of Kiran Apte' });
    await check.getByLabel('Runs out on').fill('2030-12-31');
    await check.getByRole('button', { name: 'Verify the licence' }).click();
    await expect(check).toBeHidden();
    await agent.page.goto('/MyProfile#licence');
    await expect(agent.page.getByText('Checked', { exact: true }).first()).toBeVisible();
  });

  await test.step('who has what at the end, and the books of the house agree', async () => {
    await page.goto(`/BookedPropertyDetails/${listingId}/${bookingId}`);
    await expect
      .poll(() => figuresOn(page))
      .toEqual({
        ...{ Price: '₹ 80,00,000', 'Paid so far': '₹ 80,000', 'Held in escrow': '₹ 10,000' },
        Refunded: '₹ 70,000',
      });
    await expectBooks(
      { owner, buyer },
      { 'buyer paid': 80_000, 'buyer got back': 70_000, 'in escrow': 10_000 },
    );
    await second.goto(`/Admin/Bookings/${bookingId}`);
    await expect(second.getByRole('region', { name: 'Refunds' })).toContainText('₹ 70,000.00');
    await expect(second.getByRole('region', { name: 'What happened' })).toContainText(
      'Token amount paid',
    );
    await expectAccessible(second);
    await second.goto('/Admin/Reconciliation');
    await second.getByRole('button', { name: 'Check the ledger now' }).click();
    const latest = second.getByRole('listitem').filter({ hasText: 'Ledger' }).first();
    await expect(latest.getByText('All agrees')).toBeVisible();
    await expectAccessible(second);
  });
});
