import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, aMember } from '#tests/e2e/members.ts';
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
  issueReport,
  noteVisit,
  saveReport,
  typeCode,
} from '#tests/e2e/professionals/evaluator-steps.ts';
import {
  acceptAndPay,
  answerReview,
  askForWork,
  confirmWork,
  expectEarned,
  historyOf,
  quoteFee,
  startWork,
  writeReview,
} from '#tests/e2e/professionals/hire-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';

// Three browsers and the server share a machine.
test.describe.configure({ timeout: patience(360) });
// A code that we have not issued is answered as what is not there.
test.use({ mayLog: [/status of 404/] });

const FEE = '6,500';
/** Where no other story posts a home, so that the comparables stay what they are. */
const HADAPSAR = { localitySlug: 'hadapsar', latitude: 18.4966, longitude: 73.9416 };
const WAGHOLI = { localitySlug: 'wagholi', latitude: 18.5808, longitude: 73.9787 };

test('an evaluator visits and values a flat, and anybody can verify the report', async ({
  page,
  another,
  isMobile,
}, { retry }) => {
  const title = `Flat that is valued for a loan ${retry + 1}`;
  const given = ownName(isMobile ? 'Nandini' : 'Nalini', retry);
  const name = `${given} A.`;
  const evaluator = await newcomer(await another('desk'), 'evaluator', given);
  const desk = evaluator.page;
  await test.step('an evaluator’s account is made: papers, licence, bank, what clients read', async () => {
    await showIdentity(evaluator, `${given} Apte`);
    await introduce(evaluator, {
      profession: 'evaluator',
      headline: 'Carpet area measured on site, comparables shown',
    });
    await addBankAccount(evaluator, `${given} Apte`);
    await firstDayIsOver(evaluator);
  });
  const owner = await aMember(page, 'Meera', { papers: true });
  const place = isMobile ? WAGHOLI : HADAPSAR;
  await aLiveFlat(owner, { title, price: 6_800_000, place });
  for (const floors of [
    [2, 3, 5],
    [6, 7, 8],
  ]) {
    const neighbour = await aMember(await another(), 'Sunita', { papers: true });
    for (const floor of floors) {
      const price = 6_400_000 + floor * 100_000;
      await aLiveFlat(neighbour, { title: `Flat near by on floor ${floor}`, price, floor, place });
    }
  }

  await test.step('the owner asks, the evaluator quotes, the fee is paid', async () => {
    await askForWork(page, {
      directory: '/PropertyEvaluators',
      name,
      brief: 'What is it worth today? For a loan, with a visit this week.',
      about: title,
    });
    await quoteFee(desk, { fee: FEE, days: 4, covers: 'One visit, measuring, and the report.' });
    await acceptAndPay(page, { fee: FEE });
    await startWork(desk);
  });

  await test.step('the visit is noted down, and the report issued', async () => {
    await noteVisit(desk, 742);
    await expectAccessible(desk);
    await issueReport(desk, 'Most of the comparables are of the same society, on other floors.');
    await expectAccessible(desk);
  });

  await test.step('the owner has the very same file, and its code verifies', async () => {
    await page.reload();
    const [theirs, mine] = [await saveReport(desk), await saveReport(page)];
    expect(mine.head).toBe('%PDF-');
    expect(mine.sha256).toBe(theirs.sha256);

    const bank = await another();
    await typeCode(bank, 'AB3CD-EF4GH');
    await expect(bank.getByText('We have issued no report with this code.')).toBeVisible();
    await typeCode(bank, mine.code);
    await expect(bank.getByText('We have issued a report with this code.')).toBeVisible();
    await expect(bank.getByText(mine.sha256)).toBeVisible();
    await bank.getByLabel('Choose the PDF').setInputFiles(mine.path);
    await expect(bank.getByText('This file is the report as it was issued')).toBeVisible();
    await expectAccessible(bank);
  });

  await test.step('the owner’s code confirms it', async () => {
    await confirmWork(owner);
    await desk.reload();
    await expect(historyOf(desk).getByText('Confirmed with the client’s code')).toBeVisible();
  });

  await test.step('the evaluator is reviewed, and answers', async () => {
    const review = {
      of: name,
      text: 'Came on time, measured every room twice and showed what it rests on.',
      answer: 'Thank you. The loan should not take long now.',
    };
    await writeReview(page, review);
    await answerReview(desk, page, review);
    await page.goto(`/EvaluatorDetails/${evaluator.id}`);
    await expect(page.getByText(review.answer)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who has what at the end', async () => {
    await expectEarned(desk, {
      client: 'Meera A.',
      ...{ net: '₹ 6,116.50', how: '₹ 6,500 less ₹ 383.50 commission with GST' },
    });
    await expectBooks(
      { client: owner, evaluator },
      {
        ...{ 'client paid': 6_500, 'evaluator has at the bank': 6_116.5 },
        ...{ 'earned by us': 325, 'GST to the state': 58.5 },
      },
    );
  });
});
