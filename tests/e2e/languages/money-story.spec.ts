import type { Page } from '@playwright/test';
import { getDealMoney } from '#contract/money/escrow.ts';
import { proposePlan } from '#contract/money/escrow-steps.ts';
import { listPackages } from '#contract/money/prices.ts';
import { saveLanguage } from '#contract/people/profile.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Language } from '#messages/lib/language.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { englishShown } from '#tests/e2e/english-left.ts';
import {
  aBankAccount,
  aLiveFlat,
  aMember,
  anAcceptedBooking,
  aProfessional,
  type Member,
  pay,
} from '#tests/e2e/members.ts';
import { askForRelease, letGoByCode, payDue } from '#tests/e2e/money/escrow-steps.ts';
import { paymentRows, savedPdf } from '#tests/e2e/money/money-steps.ts';
import { giveRentReceipt } from '#tests/e2e/money/rent-steps.ts';
import { agreeToSettlement, proposeSettlement } from '#tests/e2e/money/settlement-steps.ts';
import { atRest } from '#tests/e2e/page.ts';
import { shareLicence } from '#tests/e2e/professionals/agreement-steps.ts';
import { consent } from '#tests/e2e/professionals/lawyer-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';
import { isCut, isLeftOut } from './cut.ts';
import { englishIn, sentTo, withoutNames } from './sent.ts';
import { speaks } from './speaking.ts';

// Two browsers and the server share a machine.
test.describe.configure({ timeout: patience(60) });

const LABELS = ['करार करताना', 'नोंदणीच्या वेळी'] as const;
const REASON = 'कर्ज मिळाले नाही.';
const CLAUSE = 'भाडेकरूच्या मांजरी घरात राहू शकतात.';
/** The people, as PAN and bank have their names. */
const PEOPLE = ['Sunita', 'SUNITA', 'Meera', 'Vidya', 'Apte', 'APTE'];

/** The sandbox's seller, as the settings of the site have it, and where it is. */
const SELLER = [
  'Propertysearch (sandbox, no real seller)',
  'Sample Road 1, Shivajinagar, Pune 411005',
  'Pune',
];

interface Sides {
  owner: Member;
  buyer: Member;
}

/** Two people with papers, whom from now on everything speaks to in a language. */
async function sidesIn(
  language: Language,
  ownerPage: Page,
  buyerPage: Page,
): Promise<Sides & { account: number }> {
  const owner = await aMember(ownerPage, 'Sunita', { papers: true });
  const buyer = await aMember(buyerPage, 'Meera', { papers: true });
  const account = await aBankAccount(owner);
  await firstDayIsOver(owner);
  for (const { page, call } of [owner, buyer]) {
    await call(saveLanguage, { body: { language } });
    await speaks(page, language);
  }
  return { owner, buyer, account };
}

/** Both pages as they stand, and all that was sent about the home. */
async function expectSpoken({ owner, buyer }: Sides, title: string): Promise<void> {
  const names = [title, ...PEOPLE];
  for (const { page } of [owner, buyer]) {
    await atRest(page);
    expect(await englishShown(page, (text) => withoutNames(text, names))).toEqual([]);
  }
  const sent = (await Promise.all([owner, buyer].map((one) => sentTo(one, title)))).flat();
  expect(sent.length).toBeGreaterThan(4);
  expect(englishIn(sent, names)).toEqual([]);
}

const flat = (pdf: Buffer): string => readPdf(pdf).replace(/\s+/g, ' ');

/** The rest of the price in two parts, the first of five lakh. */
async function payInstalment({ owner, buyer }: Sides, bookingId: number): Promise<void> {
  const params = { id: bookingId };
  const instalments = [500_000, 4_450_000].map((amount, i) => ({
    ...{ label: LABELS[i] ?? '', amount, dueOn: puneDate(new Date(), 10 + i * 30) },
  }));
  await owner.call(proposePlan, { params, body: { instalments } });
  const { data } = await buyer.call(getDealMoney, { params });
  expect(data.instalments).toHaveLength(2);
  await payDue(buyer.page, { bookingId, sum: '₹ 5,00,000' });
}

for (const language of ['mr', 'hi'] as const) {
  test(`the money of a sale in ${language}, up to a settlement`, async ({
    page,
    another,
    isMobile,
  }) => {
    test.skip(!isMobile || isLeftOut(language));
    const title = language === 'mr' ? 'चिंचेखालची सदनिका' : 'इमली के नीचे का फ्लैट';
    const sides = await sidesIn(language, page, await another());
    const { owner, buyer } = sides;
    const listingId = await aLiveFlat(owner, { title, price: 5_000_000 });
    const bookingId = await anAcceptedBooking(owner, buyer, listingId);
    const payments = `/BookedProperties/Payments/${bookingId}`;
    await test.step('the token amount and an instalment are paid', async () => {
      await payDue(buyer.page, { bookingId, sum: '₹ 50,000' });
      await payInstalment(sides, bookingId);
    });
    await test.step('the owner asks for a part, and the code of the buyer lets it go', async () => {
      await owner.page.goto(`/OwnerBookedPropertyDetails/${bookingId}/${listingId}`);
      await askForRelease(owner.page, { amount: '1 lakh', of: 'Meera A.' });
      await buyer.page.goto(payments);
      await letGoByCode(buyer, { sum: '₹ 1,00,000', to: 'Sunita A.', holder: 'Sunita Apte' });
    });
    await test.step('they settle how the deal ends', async () => {
      await buyer.page.goto(payments);
      const division = { buyerEndsWith: '4 lakh', to: 'Sunita A.', reason: REASON };
      await proposeSettlement(buyer.page, division);
      await owner.page.reload();
      await agreeToSettlement(owner, { reason: REASON, rest: '₹ 50,000 are yours' });
      await buyer.page.reload();
      await expectSpoken(sides, title);
    });
    await test.step('the statement says it in both languages of Pune’s papers', async () => {
      const button = owner.page.getByRole('button', { name: 'Statement (PDF)' });
      const { bytes } = await savedPdf(owner.page, button);
      const text = flat(bytes);
      for (const said of ['Settlement statement', 'Sunita A.', '₹ 1,50,000.00']) {
        expect(text).toContain(said);
      }
    });
  });

  test(`a tenancy in ${language}, up to the rent receipt`, async ({ page, another, isMobile }) => {
    test.skip(!isMobile || isCut);
    const title = language === 'mr' ? 'नदीकाठचे घर' : 'नदी किनारे का घर';
    const sides = await sidesIn(language, page, await another());
    const { owner, buyer: tenant } = sides;
    const listingId = await aLiveFlat(owner, { title, price: 31_000, listedin: 'rent' });
    const bookingId = await anAcceptedBooking(owner, tenant, listingId);
    await pay(tenant, { purpose: 'token', subjectId: bookingId });
    await test.step('both consent to the leave and licence agreement', async () => {
      const lawyer = await aProfessional(await another(), 'lawyer', 'Vidya');
      await shareLicence(lawyer, tenant, {
        ...{ bookingId, rent: 31_000, deposit: 93_000, clause: CLAUSE },
      });
      await consent(tenant, {
        ...{ about: title, clause: CLAUSE, next: 'The other side’s consent is awaited.' },
      });
      await consent(owner, {
        ...{ about: title, clause: CLAUSE, next: 'Both sides have consented to this text.' },
      });
    });
    await test.step('the owner gives a rent receipt', async () => {
      await owner.page.goto(`/OwnerBookedPropertyDetails/${bookingId}/${listingId}`);
      await giveRentReceipt(owner.page);
      await tenant.page.goto(`/BookedPropertyDetails/${listingId}/${bookingId}`);
      const receipts = tenant.page.getByRole('region', { name: 'Rent receipts' });
      const row = receipts.getByRole('listitem');
      const button = row.getByRole('button', { name: /^Download: rent receipt of/ });
      const text = flat((await savedPdf(tenant.page, button)).bytes);
      expect(text).toContain('Rent receipt');
      await expectSpoken(sides, title);
    });
  });

  test(`a package is bought in ${language}`, async ({ page, isMobile }) => {
    test.skip(!isMobile || isCut);
    const payer = await aMember(page, 'Meera');
    await payer.call(saveLanguage, { body: { language } });
    await speaks(page, language);
    const { data } = await payer.call(listPackages, { params: { role: 'user' } });
    const item = data.find(({ name }) => name === 'Starter package');
    await pay(payer, { purpose: 'subscription', priceItemId: item?.id ?? 0 });
    const row = (await paymentRows(page, 'Starter package')).first();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: /^Invoice/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    expect(await englishShown(page, (text) => withoutNames(text, [...SELLER, ...PEOPLE]))).toEqual(
      [],
    );
  });
}
