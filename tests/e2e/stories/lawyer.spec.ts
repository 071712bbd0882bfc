import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, aMember, anAcceptedBooking } from '#tests/e2e/members.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import {
  addBankAccount,
  introduce,
  newcomer,
  ownName,
  showIdentity,
} from '#tests/e2e/people/newcomer-steps.ts';
import {
  acceptAndPay,
  answerReview,
  askForWork,
  confirmWork,
  deliver,
  expectEarned,
  historyOf,
  quoteFee,
  startWork,
  writeReview,
} from '#tests/e2e/professionals/hire-steps.ts';
import {
  checkTitle,
  consent,
  DEED_CLAUSE,
  drawUpSale,
  handInDeed,
  openCopies,
  savedAgreement,
} from '#tests/e2e/professionals/lawyer-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';

// Three browsers and the server share a machine.
test.describe.configure({ timeout: patience(360) });

const FEE = '12,000';

test('a lawyer checks the title and draws up what both sides sign', async ({
  page,
  another,
  isMobile,
}, { retry }) => {
  const title = `Flat whose title is checked ${retry + 1}`;
  const given = ownName(isMobile ? 'Vandana' : 'Vaishali', retry);
  const name = `${given} A.`;
  const lawyer = await newcomer(await another('desk'), 'lawyer', given);
  const desk = lawyer.page;
  await test.step('a lawyer’s account is made: papers, licence, bank, what clients read', async () => {
    await expect(desk.getByText(/not verified yet\. Clients see/)).toBeVisible();
    await showIdentity(lawyer, `${given} Apte`);
    await expectAccessible(desk);
    await introduce(lawyer, {
      profession: 'lawyer',
      headline: 'Title checks over thirty years, and agreements in plain words',
    });
    await addBankAccount(lawyer, `${given} Apte`);
    await firstDayIsOver(lawyer);
  });
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(page, 'Meera', { papers: true });
  const listingId = await aLiveFlat(owner, { title, price: 7_400_000 });
  await anAcceptedBooking(owner, buyer, listingId);

  const work = await test.step('the buyer asks, the lawyer quotes, the fee is paid', async () => {
    const id = await askForWork(page, {
      directory: '/HireLawyer',
      name,
      brief: 'Check the title over thirty years, and draw up the agreement for sale.',
      about: `My booking: ${title}`,
    });
    await quoteFee(desk, { fee: FEE, days: 10, covers: 'Search, title report, one agreement.' });
    await acceptAndPay(page, { fee: FEE });
    await startWork(desk);
    return id;
  });

  await test.step('the lawyer looks at every point, and makes the report', async () => {
    await checkTitle(lawyer);
  });

  await test.step('a deed is handed in, and each has a copy of their own', async () => {
    const deed = await handInDeed(desk, 'Index II of 2014');
    const copies = await openCopies([desk, page], { work, label: 'Index II of 2014' });
    expect(new Set([deed, ...copies].map((file) => file.toString('base64'))).size).toBe(3);
    await desk.goto(`/LawyerRequestDetails/${work}`);
    const papers = desk.getByRole('region', { name: 'Papers' });
    await expect(papers.getByRole('listitem').filter({ hasText: 'Index II' })).toContainText(
      'Opened once',
    );
  });

  await test.step('the agreement is drawn up and shared', async () => {
    await drawUpSale(desk);
    expect(await savedAgreement(desk)).toBe('%PDF-');
    await expectAccessible(desk);
  });

  await test.step('both consent to the same text', async () => {
    await consent(buyer, {
      about: title,
      clause: DEED_CLAUSE,
      next: 'The other side’s consent is awaited.',
    });
    await expectAccessible(page);
    await consent(owner, {
      about: title,
      clause: DEED_CLAUSE,
      next: 'Both sides have consented to this text.',
    });
    await expectAccessible(owner.page);
    expect(await savedAgreement(owner.page)).toBe('%PDF-');
    await page.reload();
    await expect(page.getByText('Both sides have consented to this text.')).toBeVisible();
  });

  await test.step('the work is delivered, and the buyer’s code pays it', async () => {
    await desk.goto(`/LawyerRequestDetails/${work}`);
    await expect(desk.getByText('Agreed', { exact: true })).toBeVisible();
    await deliver(desk, 'Title report and the agreement that both have signed.');
    await confirmWork(buyer);
    await expectAccessible(page);
    await desk.reload();
    await expect(historyOf(desk).getByText('Confirmed with the client’s code')).toBeVisible();
    await expect(desk.getByText('closes 30 days after the end of the work')).toBeVisible();
  });

  await test.step('the lawyer is reviewed, and answers', async () => {
    const review = {
      of: name,
      text: 'Found the unpaid tax before we paid a rupee, and explained every page.',
      answer: 'Thank you. The owner has settled it since.',
    };
    await writeReview(page, review);
    await answerReview(desk, page, review);
    await page.goto('/HireLawyer?sort=fee');
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText('5.0 of 5 · 1 review')).toBeVisible();
    await card.getByRole('button', { name: `Reviews of ${name}` }).click();
    await expect(page.getByRole('dialog').getByText(review.answer)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who has what at the end', async () => {
    const rail = desk.getByRole('navigation', { name: 'Your pages' }).filter({ visible: true });
    await rail.getByRole('link', { name: 'Payments' }).click();
    await desk.waitForURL('/PaymentHistory');
    await expectEarned(desk, {
      ...{ client: 'Meera A.', net: '₹ 11,292', how: '₹ 12,000 less ₹ 708 commission with GST' },
    });
    await expectBooks(
      { client: buyer, lawyer },
      {
        ...{ 'client paid': 12_000, 'lawyer has at the bank': 11_292 },
        ...{ 'earned by us': 600, 'GST to the state': 108 },
      },
    );
  });
});
