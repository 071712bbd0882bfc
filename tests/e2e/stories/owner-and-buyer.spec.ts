import { acceptCounter, counterBid, placeBid } from '#tests/e2e/deals/bid-steps.ts';
import {
  addPhotosAndPublish,
  expect,
  expectInSearch,
  expectWholeLog,
  type Home,
  openNews,
  postHome,
  saveSearch,
  test,
} from '#tests/e2e/deals/deals-steps.ts';
import { showPan } from '#tests/e2e/members.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import {
  agreeFirst,
  agreeSecond,
  askForRelease,
  expectCancelTerms,
  figuresOn,
  letGoByCode,
  payDue,
} from '#tests/e2e/money/escrow-steps.ts';
import { CARD, savedPdf } from '#tests/e2e/money/money-steps.ts';
import { atRest, expectAccessible } from '#tests/e2e/page.ts';
import { addBankAccount, newcomer, showIdentity } from '#tests/e2e/people/newcomer-steps.ts';
import { signIn } from '#tests/e2e/people.ts';
import { writeReview } from '#tests/e2e/professionals/hire-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';
import { shareNumbers, verifyHome, visit } from './sale-steps.ts';

// A bid of somebody who has not shown who they are is refused.
test.use({ mayLog: [/status of 409/] });

test('a flat is sold: from two empty accounts to the money at its owner’s bank', async ({
  page: seller,
  another,
  isMobile,
}, { retry }) => {
  test.setTimeout(patience(420));
  const home: Home = {
    locality: isMobile ? 'Wakad' : 'Baner',
    title: `Airy corner flat by the park, ${isMobile ? 'Wakad' : 'Baner'} ${retry + 1}`,
    listedIn: 'sell',
    price: 9_400_000,
    visitInDays: isMobile ? 2 : 3,
  };
  const buyer = await another('desk');
  const ofBuyer = await newcomer(buyer, 'user', 'Aarohi');
  const search = `Our flat in ${home.locality}`;
  await saveSearch(buyer, home, search);

  const ofSeller = await newcomer(seller, 'user', 'Sameer');
  await showIdentity(ofSeller, 'Sameer Apte');
  await expectAccessible(seller);
  await addBankAccount(ofSeller, 'Sameer Apte');
  // Three homes on the market are free.
  const id = await postHome(seller, home);
  await addPhotosAndPublish(seller);
  await expectInSearch(buyer, home);

  const staff = await another('desk');
  await test.step('staff look at the papers, and the badge shows', () =>
    verifyHome([seller, staff], id, home));

  await test.step('the buyer hears of it and opens it', async () => {
    await openNews(buyer, { title: `A new home for "${search}"`, about: home.title });
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(home.title);
    await expect(buyer.getByText('Verified', { exact: true }).first()).toBeVisible();
    await buyer.getByRole('link', { name: 'Contact the owner, visit, bid or book' }).click();
    await buyer.waitForURL(`/ViewPropertyDetails/${id}`);
  });

  await test.step('numbers are seen only once the owner has accepted', () =>
    shareNumbers(ofSeller, ofBuyer, id, home));

  await test.step('a visit is offered, asked for and confirmed', () =>
    visit([seller, buyer], id, home));

  await test.step('a bid is placed, countered, and the counter accepted', async () => {
    const bidding = {
      ...{ listingId: id, title: home.title, of: 'Aarohi', condition: 'The curtains stay.' },
      ...{ bid: 8_800_000, counter: 9_200_000 },
    };
    await placeBid(buyer, bidding, () => showPan(ofBuyer, 'Aarohi'));
    await counterBid([seller, buyer], bidding);
    await acceptCounter(buyer, bidding);
  });

  const bookingId = Number(buyer.url().split('/').at(-1));
  const asOwner = `/OwnerBookedPropertyDetails/${bookingId}/${id}`;
  await test.step('the booking stands on both sides', async () => {
    await openNews(seller, { title: 'Your counter is accepted', about: home.title });
    const room = seller.getByRole('dialog', { name: 'Bid room' });
    await expectWholeLog(room);
    await room.getByRole('link', { name: 'See the booking' }).click();
    await seller.waitForURL(asOwner);
    for (const side of [buyer, seller]) {
      await expect(side.getByText(home.title).first()).toBeVisible();
      await expect(side.getByText('Token amount due')).toBeVisible();
      await expect(side.getByText('The curtains stay.')).toBeVisible();
      const history = side.getByRole('region', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toBeVisible();
      await atRest(side);
      await expectAccessible(side);
    }
    await seller.goto('/BookingRequest');
    await expect(
      seller.getByRole('link', { name: `Open the booking: ${home.title}` }),
    ).toBeVisible();
    await seller.goto(`/BidingRequest?property=${id}`);
    await expect(seller.locator('span', { hasText: /^Accepted$/ })).toBeVisible();
    await expectAccessible(seller);
  });

  await test.step('the token amount is paid, and the owner proposes a plan', async () => {
    await expectCancelTerms(buyer, { bookingId, token: '₹ 92,000', half: '₹ 46,000' });
    await payDue(buyer, { bookingId, sum: '₹ 92,000' });
    await expectAccessible(buyer);
    await seller.goto(asOwner);
    await seller.getByRole('button', { name: 'Make a plan' }).click();
    const plan = seller.getByRole('dialog', { name: 'Plan of instalments' });
    await plan.getByRole('textbox', { name: 'Amount' }).fill('9.08 lakh');
    await plan.getByRole('button', { name: 'Add an instalment' }).click();
    await expect(plan.getByText('It comes out even.')).toBeVisible();
    await expectAccessible(seller);
    await plan.getByRole('button', { name: 'Propose this plan' }).click();
    await expect(plan).toBeHidden();
  });

  await test.step('the buyer pays what is due first; the loan pays the rest elsewhere', async () => {
    await payDue(buyer, { bookingId, sum: '₹ 9,08,000', card: CARD.good });
    const first = buyer.getByRole('region', { name: 'Instalments' }).getByRole('listitem').first();
    await expect(first.getByText('Paid', { exact: true })).toBeVisible();
    await seller.reload();
    await seller.getByRole('button', { name: /^Waive/ }).click();
    const sure = seller.getByRole('dialog').or(seller.getByRole('alertdialog'));
    await sure.getByRole('button', { name: 'Waive ₹ 82,00,000' }).click();
    await expect(seller.getByText('Not asked for')).toBeVisible();
  });

  await test.step('the owner asks for all of it, and the buyer’s code lets it go', async () => {
    await askForRelease(seller, { amount: '10 lakh', of: 'Aarohi A.' });
    const money = seller.getByRole('region', { name: 'Money' });
    await expect(money.getByRole('region', { name: 'Received' }).getByRole('listitem')).toHaveCount(
      2,
    );
    const out = money.getByRole('region', { name: 'Out of escrow' });
    await expect(out.getByText(/^New: payouts from /)).toBeVisible();
    await expectAccessible(seller);
    await buyer.reload();
    await letGoByCode(ofBuyer, { sum: '₹ 10,00,000', to: 'Sameer A.', holder: 'Sameer Apte' });
  });

  await test.step('two of staff send it, and it is at the owner’s bank', async () => {
    await firstDayIsOver(ofSeller);
    await agreeFirst(staff, ofSeller);
    await seller.reload();
    await expect(seller.getByText('Being checked by our staff')).toBeVisible();
    const colleague = await another('desk');
    await signIn(colleague, 'admin2@propertysearch.test');
    await agreeSecond(colleague, ofSeller, '₹ 10,00,000');
    await openNews(seller, { title: 'Money has reached your bank', about: '10,00,000' });
  });

  await test.step('the keys are handed over: sold, rated, with a receipt', async () => {
    await seller.goto(asOwner);
    await seller.getByRole('button', { name: 'Complete the booking' }).click();
    await seller
      .getByRole('dialog')
      .or(seller.getByRole('alertdialog'))
      .getByRole('button', { name: 'Yes, it is sold' })
      .click();
    await expect(seller.getByText('Completed', { exact: true }).first()).toBeVisible();
    await buyer.goto(`/BookedPropertyDetails/${id}/${bookingId}`);
    await writeReview(buyer, { of: 'Sameer A.', text: 'Everything was as he had told us.' });
    const receipt = buyer.getByRole('button', { name: /^Receipt: Token/ });
    expect((await savedPdf(buyer, receipt)).head).toBe('%PDF-');
  });

  await test.step('who has what at the end', async () => {
    const end = {
      Price: '₹ 92,00,000',
      'Paid so far': '₹ 10,00,000',
      'Held in escrow': '₹ 0',
      'Let go to the owner': '₹ 10,00,000',
    };
    for (const side of [buyer, seller]) {
      await atRest(side);
      expect(await figuresOn(side)).toEqual(end);
      await expectAccessible(side);
    }
    await expectBooks(
      { owner: ofSeller, buyer: ofBuyer },
      { 'buyer paid': 1_000_000, 'owner has at the bank': 1_000_000 },
    );
  });
});
