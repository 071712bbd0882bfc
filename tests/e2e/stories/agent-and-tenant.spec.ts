import {
  addPhotosAndPublish,
  expect,
  expectInSearch,
  type Home,
  openNews,
  openStep,
  postHome,
  test,
} from '#tests/e2e/deals/deals-steps.ts';
import { aProfessional, showPan } from '#tests/e2e/members.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { askForRelease, figuresOn, letGoByCode, payDue } from '#tests/e2e/money/escrow-steps.ts';
import { giveRentReceipt, saveRentReceipt } from '#tests/e2e/money/rent-steps.ts';
import { atRest, expectAccessible } from '#tests/e2e/page.ts';
import { addBankAccount, newcomer, showIdentity } from '#tests/e2e/people/newcomer-steps.ts';
import { shareLicence } from '#tests/e2e/professionals/agreement-steps.ts';
import { consent } from '#tests/e2e/professionals/lawyer-steps.ts';
import { renewLicence } from '#tests/e2e/professionals/renewal-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';

const CLAUSE = 'The cats of the tenant may live in the flat, too.';

test('an agent lets a home of their own to a tenant, up to the first rent receipt', async ({
  page: agent,
  another,
  isMobile,
}, { retry }) => {
  test.setTimeout(patience(360));
  const home: Home = {
    locality: isMobile ? 'Kothrud' : 'Aundh',
    title: `Quiet flat with a balcony, ${isMobile ? 'Kothrud' : 'Aundh'} ${retry + 1}`,
    listedIn: 'rent',
    price: 31_000,
    visitInDays: isMobile ? 4 : 5,
  };

  const ofAgent = await newcomer(agent, 'agent', 'Sameer');
  const id =
    await test.step('the agent shows their papers, and posts a home like anybody', async () => {
      const missing = agent.getByRole('dialog', { name: 'Complete KYC Verification' });
      await missing.getByRole('button', { name: 'Verify Now' }).click();
      await agent.waitForURL(/\/MyProfile/);
      await showIdentity(ofAgent, 'Sameer Apte');
      await expectAccessible(agent);
      await addBankAccount(ofAgent, 'Sameer Apte');
      await agent.goto('/UserDashboard');
      await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(missing).toBeHidden();
      const listingId = await postHome(agent, home);
      await addPhotosAndPublish(agent);
      return listingId;
    });

  const tenant = await another('desk');
  const ofTenant = await newcomer(tenant, 'user', 'Meera');
  await showPan(ofTenant, 'Meera');
  await expectInSearch(tenant, home);

  const bookingId = await test.step('the tenant books at the rent asked for', async () => {
    const panel = await openStep(tenant, id, 'book');
    await panel.getByRole('button', { name: 'Book at' }).click();
    const booking = tenant.getByRole('dialog', { name: 'Book at' });
    await expect(booking).toContainText('the token amount of ₹ 31,000 is due');
    await booking.getByRole('button', { name: 'Book at' }).click();
    await expect(panel.getByText('Waits for the owner')).toBeVisible();
    await openNews(agent, { title: 'Somebody wants to book', about: home.title });
    await agent.getByRole('button', { name: 'Accept: booking of Meera' }).click();
    await agent.getByRole('button', { name: 'Accept the booking' }).click();
    await openNews(tenant, { title: 'Your booking is accepted', about: home.title });
    for (const side of [tenant, agent]) {
      await expect(side.getByText('Token amount due')).toBeVisible();
      const history = side.getByRole('region', { name: 'History' });
      await expect(history.getByText('Owner accepted')).toBeVisible();
    }
    const made = Number(tenant.url().split('/').at(-1));
    await tenant.goto('/BookedProperties');
    await expect(
      tenant.getByRole('link', { name: `Open the booking: ${home.title}` }),
    ).toBeVisible();
    await payDue(tenant, { bookingId: made, sum: '₹ 31,000' });
    return made;
  });

  await test.step('both consent to the leave and licence agreement', async () => {
    const lawyer = await aProfessional(await another('desk'), 'lawyer', 'Vidya');
    await shareLicence(lawyer, ofTenant, {
      ...{ bookingId, rent: 31_000, deposit: 93_000, clause: CLAUSE },
    });
    const about = home.title;
    await consent(ofTenant, {
      ...{ about, clause: CLAUSE, next: 'The other side’s consent is awaited.' },
    });
    await expectAccessible(tenant);
    await consent(ofAgent, {
      ...{ about, clause: CLAUSE, next: 'Both sides have consented to this text.' },
    });
    await expectAccessible(agent);
  });

  const asOwner = `/OwnerBookedPropertyDetails/${bookingId}/${id}`;
  await test.step('the tenant’s code lets the first rent go to the agent’s bank', async () => {
    await firstDayIsOver(ofAgent);
    await agent.goto(asOwner);
    await askForRelease(agent, { amount: '31,000', of: 'Meera A.' });
    await tenant.goto(`/BookedProperties/Payments/${bookingId}`);
    await letGoByCode(ofTenant, { sum: '₹ 31,000', to: 'Sameer A.', holder: 'Sameer Apte' });
    await openNews(agent, { title: 'Money has reached your bank', about: '31,000' });
  });

  await test.step('the agent gives a rent receipt, and the home is rented', async () => {
    await agent.goto(asOwner);
    await giveRentReceipt(agent);
    await agent.getByRole('button', { name: 'Complete the booking' }).click();
    await agent.getByRole('button', { name: 'Yes, it is rented' }).click();
    await expect(agent.getByText('Completed', { exact: true }).first()).toBeVisible();
    await openNews(tenant, { title: 'Rent receipt for', about: '' });
    expect(await saveRentReceipt(tenant, '₹ 31,000')).toBe('%PDF-');
  });

  await test.step('when it is about to end, the licence is renewed', async () => {
    const offered = { first: '34,500', rent: '33,000', step: '2,000' };
    await renewLicence(ofAgent, ofTenant, { asOwner, about: home.title, ...offered });
  });

  await test.step('who has what at the end', async () => {
    for (const side of [tenant, agent]) {
      await atRest(side);
      expect(await figuresOn(side)).toEqual({
        ...{ Price: '₹ 31,000', 'Paid so far': '₹ 31,000', 'Held in escrow': '₹ 0' },
        ...{ 'Let go to the owner': '₹ 31,000' },
      });
      await expectAccessible(side);
    }
    await expectBooks(
      { owner: ofAgent, tenant: ofTenant },
      // The lawyer's fee waits for the work to be done.
      { 'tenant paid': 33_000, 'owner has at the bank': 31_000, 'in escrow': 2_000 },
    );
  });
});
