import type { Page } from '@playwright/test';
import { markAsFavourite } from '#contract/homes/favourites.ts';
import {
  acceptQuote,
  quoteEngagement,
  requestEngagement,
  withdrawEngagement,
} from '#contract/professionals/engagement-steps.ts';
import { PROFESSION, PROFESSIONS } from '#domain/lib/profession.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import {
  aLiveFlat,
  aMember,
  aProfessional,
  type Member,
  verifyIdentity,
} from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';

test.describe.configure({ timeout: patience(180) });

const order = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Opened by its bare address it offers what it can be about; chosen, that can be paid. */
async function choose(page: Page, path: string, what: string): Promise<void> {
  await page.goto(path);
  const way = page.getByRole('link', { name: what, exact: true });
  await expect(way).toBeVisible();
  await expect(order(page)).toBeHidden();
  await expectAccessible(page);
  await way.click();
  await expect(order(page)).toContainText(what);
}

test('payment pages and the page of photos, opened without a subject, let one choose it there', async ({
  page,
  another,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at a desk');
  const owner = await aMember(await another(), 'Meera', { papers: true });
  const sale = `Flat to choose for ${owner.id}`;
  const rent = `Home to rent for ${owner.id}`;
  const saleId = await aLiveFlat(owner, { title: sale, price: 7_900_000 });
  const rentId = await aLiveFlat(owner, { title: rent, price: 31_000, listedin: 'rent', floor: 6 });
  const buyer = await aMember(page, 'Sunita', { papers: true });

  await test.step('of a contact: a home that is kept and offered so', async () => {
    await buyer.call(markAsFavourite, {
      body: { userid: buyer.id, propertyid: [saleId, rentId] },
    });
    await choose(page, '/OwnerContactPayment', sale);
    await choose(page, '/RentContactPayment', rent);
    await page.goto('/RentContactPayment');
    await expect(page.getByRole('link', { name: rent, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: sale, exact: true })).toBeHidden();
  });

  await test.step('of a promotion and of photos: a property of one’s own', async () => {
    await choose(owner.page, '/promotePropertyPayment', sale);
    await owner.page.goto('/PropertyMedia');
    await expectAccessible(owner.page);
    await owner.page.getByRole('link', { name: sale, exact: true }).click();
    await expect(owner.page).toHaveURL(new RegExp(`/PropertyMedia\\?id=${saleId}$`));
    await expect(owner.page.getByText(/photo/i).first()).toBeVisible();
  });

  await test.step('of a package: one of those for the role', async () => {
    await page.goto('/subscriptionPayment');
    await page.getByRole('link', { name: 'See the packages' }).click();
    await page
      .getByRole('link', { name: /^Choose / })
      .first()
      .click();
    await expect(order(page)).toBeVisible();
  });

  const professionals: Member[] = [];
  await test.step('of a fee: work whose price is agreed', async () => {
    for (const profession of PROFESSIONS) {
      const path = PROFESSION[profession].fee.path;
      await page.goto(path);
      await expect(page.getByText('Nothing else waits for a payment of yours.')).toBeVisible();
      const hired = await aProfessional(await another(), profession, 'Leela');
      professionals.push(hired);
      const { data } = await buyer.call(requestEngagement, {
        body: { professionalId: hired.id, brief: 'Please look at this for us by next month.' },
      });
      const params = { id: data.engagementId };
      await hired.call(quoteEngagement, {
        params,
        body: { amount: 4_000, workDays: 20, note: 'All of it, with a report.' },
      });
      await buyer.call(acceptQuote, { params });
      await page.goto(path);
      const payable = page.getByRole('region', { name: 'What you can pay now' });
      await payable.getByRole('link', { name: /^A fee is to be paid into escrow/ }).click();
      await expect(page).toHaveURL(new RegExp(`engagement=${data.engagementId}$`));
      await expect(page.getByRole('link', { name: /^Pay / })).toBeVisible();
      await buyer.call(withdrawEngagement, { params, body: { reason: 'We do it otherwise.' } });
    }
  });

  await test.step('what needs no subject is there to be paid at once', async () => {
    const [agent] = professionals;
    if (!agent) throw new Error('Nobody was hired');
    await verifyIdentity(agent, 'Leela');
    for (const path of [
      '/propertyAnalysisPayment',
      '/promoteProfilePayment',
      '/agentLeadPayment',
    ]) {
      await agent.page.goto(path);
      await expect(order(agent.page)).toBeVisible();
    }
  });
});
