import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { figuresOn, payDue } from '#tests/e2e/money/escrow-steps.ts';
import { savedPdf } from '#tests/e2e/money/money-steps.ts';
import { agreeToSettlement, proposeSettlement } from '#tests/e2e/money/settlement-steps.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';
import {
  aDeal,
  bookedDaysAgo,
  cancelAt,
  type Deal,
  payInstalment,
  payToken,
  release,
  takeTheRest,
} from './cancelled-steps.ts';

// Several browsers and the server share a machine.
test.describe.configure({ timeout: patience(120) });

type Table = Record<string, string>;

/** Both sides read the same of the money on their pages. */
async function expectOnBothPages(deal: Deal, table: Table): Promise<void> {
  await deal.buyer.page.goto(deal.asBuyer);
  await deal.owner.page.goto(deal.asOwner);
  for (const { page } of [deal.buyer, deal.owner]) {
    await expect.poll(() => figuresOn(page)).toEqual(table);
    await expectAccessible(page);
  }
}

const parties = ({ owner, buyer }: Deal) => ({ owner, buyer });

test('cancelled before the token amount: nobody has paid or lost a rupee', async ({
  page,
  another,
}) => {
  const deal = await aDeal(await another('desk'), page, 'Flat left before the token');
  await cancelAt(page, deal.asBuyer, 'Nothing has been paid');
  await deal.owner.page.goto(deal.asOwner);
  for (const side of [page, deal.owner.page]) {
    await expect(side.getByText(/^The property is free again/)).toBeVisible();
    await expect(side.getByRole('region', { name: 'Where the money stands' })).toBeHidden();
  }
  await expectBooks(parties(deal), {});
});

test('cancelled within seven days: all but the gateway’s fee comes back', async ({
  page,
  another,
}) => {
  const deal = await aDeal(await another('desk'), page, 'Flat left within the week');
  await payDue(page, { bookingId: deal.bookingId, sum: '₹ 50,000' });
  await cancelAt(
    page,
    deal.asBuyer,
    '₹ 48,820 go back to the buyer, ₹ 1,180 are kept by the payment gateway.',
  );
  await expectOnBothPages(deal, {
    ...{ Price: '₹ 50,00,000', 'Paid so far': '₹ 50,000', 'Held in escrow': '₹ 0' },
    ...{ Refunded: '₹ 48,820', 'Kept by the gateway': '₹ 1,180' },
  });
  await expectBooks(parties(deal), {
    ...{ 'buyer paid': 50_000, 'buyer got back': 48_820, 'kept for the gateway': 1_180 },
  });
});

test('cancelled after seven days: half of the token amount is the owner’s', async ({
  page,
  another,
}) => {
  const deal = await aDeal(await another('desk'), page, 'Flat left after the week');
  await payToken(deal);
  await bookedDaysAgo(deal, 8);
  await cancelAt(
    page,
    deal.asBuyer,
    '₹ 25,000 go back to the buyer, ₹ 25,000 of the token amount are the owner’s.',
  );
  const table = {
    ...{ Price: '₹ 50,00,000', 'Paid so far': '₹ 50,000', 'Held in escrow': '₹ 0' },
    ...{ 'Let go to the owner': '₹ 25,000', Refunded: '₹ 25,000' },
  };
  await expectOnBothPages(deal, table);
  const bothHalves = { 'buyer paid': 50_000, 'buyer got back': 25_000 };
  await expectBooks(parties(deal), { ...bothHalves, 'owner may take': 25_000 });
  await takeTheRest(deal, '₹ 25,000');
  await expectOnBothPages(deal, table);
  await expectBooks(parties(deal), { ...bothHalves, 'owner has at the bank': 25_000 });
});

test('cancelled by the owner after an instalment: all of it comes back', async ({
  page,
  another,
}) => {
  const deal = await aDeal(await another('desk'), page, 'Flat whose owner thinks again');
  await payToken(deal);
  await payInstalment(deal);
  await cancelAt(deal.owner.page, deal.asOwner, '₹ 5,50,000 go back to the buyer.');
  await expectOnBothPages(deal, {
    ...{ Price: '₹ 50,00,000', 'Paid so far': '₹ 5,50,000', 'Held in escrow': '₹ 0' },
    Refunded: '₹ 5,50,000',
  });
  await expectBooks(parties(deal), { 'buyer paid': 550_000, 'buyer got back': 550_000 });
});

test('ended after a release by a settlement that one proposes and the other accepts', async ({
  page,
  another,
}) => {
  const deal = await aDeal(await another('desk'), page, 'Flat settled in peace');
  await payToken(deal);
  await payInstalment(deal);
  await release(deal, 40_000);
  await page.goto(deal.asBuyer);
  await page.getByRole('link', { name: 'End the deal by a settlement…' }).click();
  const reason = 'The loan was refused by the bank.';
  await proposeSettlement(page, { buyerEndsWith: '5,00,000', to: 'Sunita A.', reason });
  await deal.owner.page.goto(deal.asOwner);
  await agreeToSettlement(deal.owner, { reason, rest: '₹ 10,000 are yours' });
  await takeTheRest(deal, '₹ 10,000');
  const statement = deal.owner.page.getByRole('button', { name: 'Statement (PDF)' });
  expect((await savedPdf(deal.owner.page, statement)).head).toBe('%PDF-');
  await expectOnBothPages(deal, {
    ...{ Price: '₹ 50,00,000', 'Paid so far': '₹ 5,50,000', 'Held in escrow': '₹ 0' },
    ...{ 'Let go to the owner': '₹ 50,000', Refunded: '₹ 5,00,000' },
  });
  await expectBooks(parties(deal), {
    ...{ 'buyer paid': 550_000, 'buyer got back': 500_000, 'owner has at the bank': 50_000 },
  });
});
