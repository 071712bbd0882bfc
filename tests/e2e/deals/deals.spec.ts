import { formatPriceShort } from '#domain/lib/money.ts';
import { aMember } from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { signIn, signUp } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import {
  addPhotosAndPublish,
  approvePapers,
  askForContact,
  askForVisit,
  confirmVisit,
  expect,
  expectInSearch,
  expectWholeLog,
  type Home,
  handInPaper,
  offerVisit,
  openNews,
  openStep,
  postHome,
  readDoorCode,
  revealNumber,
  saveSearch,
  test,
} from './deals-steps.ts';

test('a flat is listed, verified, found, visited, bid for and booked', async ({
  page: seller,
  another,
  isMobile,
}) => {
  test.setTimeout(patience(360));
  const home: Home = {
    locality: isMobile ? 'Wakad' : 'Baner',
    title: `Airy corner flat by the park, ${isMobile ? 'Wakad' : 'Baner'}`,
    listedIn: 'sell',
    price: isMobile ? 8_600_000 : 9_400_000,
    visitInDays: isMobile ? 2 : 3,
  };
  const [bid, counter] = [home.price - 600_000, home.price - 200_000];
  const buyer = await another();
  const { email: buyersEmail } = await aMember(buyer, 'Aarohi');
  const search = `Our flat in ${home.locality}`;
  await saveSearch(buyer, home, search);

  // New here: three homes on the market are free, and every story lists one.
  const { email: sellersEmail } = await aMember(seller, 'Sameer', { papers: true });
  const id = await postHome(seller, home);
  await addPhotosAndPublish(seller);
  await expectInSearch(buyer, home);

  await test.step('staff look at the papers, and the badge shows', async () => {
    await handInPaper(seller, id);
    const staff = await another();
    await signIn(staff, 'admin@propertysearch.test');
    await approvePapers(staff, home.title);
    await seller.reload();
    await expect(seller.getByText('Verified until')).toBeVisible();
    await seller.goto('/OwnerPropertiesScreen');
    const row = seller.getByRole('listitem').filter({ hasText: home.title });
    await expect(row.getByText('Verified', { exact: true })).toBeVisible();
    await seller.waitForLoadState('networkidle');
    await expectAccessible(seller);
  });

  await test.step('the buyer hears of it and opens it', async () => {
    await openNews(buyer, { title: `A new home for "${search}"`, about: home.title });
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(home.title);
    await expect(buyer.getByText('Verified', { exact: true }).first()).toBeVisible();
    await buyer.getByRole('link', { name: 'Contact the owner, visit, bid or book' }).click();
    await buyer.waitForURL(`/ViewPropertyDetails/${id}`);
  });

  await test.step('numbers are seen only once the owner has accepted', async () => {
    await askForContact(buyer, id);
    const buyerSaw = await buyer.content();
    await openNews(seller, { title: 'asks for your contact', about: home.title });
    const accept = seller.getByRole('button', { name: 'Accept and share numbers' });
    await expect(accept).toBeVisible();
    const sellerSaw = await seller.content();
    await accept.click();
    const ofBuyer = await revealNumber(seller, 'Aarohi');
    await openNews(buyer, { title: 'shares their contact with you', about: home.title });
    await openStep(buyer, id, 'contact');
    const ofSeller = await revealNumber(buyer, 'Sameer');
    expect([ofSeller.email, ofBuyer.email]).toEqual([sellersEmail, buyersEmail]);
    for (const secret of Object.values(ofSeller)) expect(buyerSaw).not.toContain(secret);
    for (const secret of Object.values(ofBuyer)) expect(sellerSaw).not.toContain(secret);
  });

  await test.step('a visit is offered, asked for and confirmed', async () => {
    const request = seller.url();
    await offerVisit(seller, id, home);
    await askForVisit(buyer, id);
    await openNews(seller, { title: 'asks to see your home', about: home.title });
    await expectAccessible(seller);
    await confirmVisit(seller);
    await openNews(buyer, { title: 'Your visit is confirmed', about: home.title });
    expect(await readDoorCode(buyer, id)).toMatch(/^\d{4}$/);
    await seller.goto(request);
    await expect(seller.getByText('You show it to Aarohi')).toBeVisible();
  });

  await test.step('a bid is placed, countered, and the counter accepted', async () => {
    const panel = await openStep(buyer, id, 'bid');
    await panel.getByRole('button', { name: 'Place a bid' }).click();
    const placing = buyer.getByRole('dialog', { name: 'Bid on this property' });
    await placing.getByLabel('Your bid').fill(String(bid));
    await placing.getByLabel('Conditions').fill('The curtains stay.');
    await placing.getByRole('button', { name: 'Send bid of' }).click();
    await expect(panel.getByText('Waits for the owner')).toBeVisible();

    await openNews(seller, { title: 'New bid of', about: home.title });
    await seller.waitForURL(/\/BidingRequest/);
    const room = seller.getByRole('dialog', { name: 'Bid room' });
    await expect(room.getByText('The curtains stay.')).toBeVisible();
    await expectAccessible(seller);
    await buyer.goto('/BidProperties');
    await expect(buyer.getByText('Waits for the owner')).toBeVisible();
    await room.getByRole('button', { name: 'Counter: bid of Aarohi' }).click();
    const countering = seller.getByRole('dialog', { name: 'Ask another amount' });
    await countering.getByLabel('You ask').fill(String(counter));
    await countering.getByRole('button', { name: 'Ask for' }).click();
    await expect(room.getByText('Waits for the buyer')).toBeVisible();
    // The buyer's list changes while they look at it.
    await expect(buyer.getByText('Waits for you')).toBeVisible();

    await openNews(buyer, { title: 'The owner asks', about: home.title });
    const asked = buyer.getByRole('dialog', { name: 'Bid room' });
    await asked.getByRole('button', { name: `Accept ${formatPriceShort(counter)}:` }).click();
    await buyer
      .getByRole('button', { name: `Accept ${formatPriceShort(counter)}`, exact: true })
      .click();
    await expect(asked.getByText('Buyer accepted the counter')).toBeVisible();
    await expectWholeLog(asked);
    await asked.getByRole('link', { name: 'See the booking' }).click();
  });

  await test.step('the booking stands on both sides', async () => {
    await buyer.waitForURL(/\/BookedPropertyDetails\//);
    await openNews(seller, { title: 'Your counter is accepted', about: home.title });
    const room = seller.getByRole('dialog', { name: 'Bid room' });
    await expectWholeLog(room);
    await room.getByRole('link', { name: 'See the booking' }).click();
    await seller.waitForURL(/\/OwnerBookedPropertyDetails\//);
    for (const side of [buyer, seller]) {
      await expect(side.getByText(home.title).first()).toBeVisible();
      await expect(side.getByText('Token amount due')).toBeVisible();
      const history = side.getByRole('region', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toBeVisible();
      await side.waitForLoadState('networkidle');
      await expectAccessible(side);
    }
    await seller.goto('/BookingRequest');
    await expect(
      seller.getByRole('link', { name: `Open the booking: ${home.title}` }),
    ).toBeVisible();
    await seller.goto(`/BidingRequest?property=${id}`);
    await expect(seller.getByText('Accepted', { exact: true })).toBeVisible();
    await expectAccessible(seller);
  });
});

test('a flat is listed for rent, and a tenant books it as asked', async ({
  page: seller,
  another,
  isMobile,
}) => {
  test.setTimeout(patience(360));
  const home: Home = {
    locality: isMobile ? 'Kothrud' : 'Aundh',
    title: `Quiet flat with a balcony, ${isMobile ? 'Kothrud' : 'Aundh'}`,
    listedIn: 'rent',
    price: isMobile ? 27_000 : 31_000,
    visitInDays: isMobile ? 4 : 5,
  };
  const { email: sellersEmail } = await aMember(seller, 'Sameer', { papers: true });
  const id = await postHome(seller, home);
  await addPhotosAndPublish(seller);
  const tenant = await another();
  await signUp(tenant, 'user');
  await expectInSearch(tenant, home);

  await askForContact(tenant, id);
  await openNews(seller, { title: 'asks for your contact', about: home.title });
  await seller.getByRole('button', { name: 'Accept and share numbers' }).click();
  await openNews(tenant, { title: 'shares their contact with you', about: home.title });
  await openStep(tenant, id, 'contact');
  expect((await revealNumber(tenant, 'Sameer')).email).toBe(sellersEmail);

  await offerVisit(seller, id, home);
  await askForVisit(tenant, id);
  await openNews(seller, { title: 'asks to see your home', about: home.title });
  await confirmVisit(seller);
  expect(await readDoorCode(tenant, id)).toMatch(/^\d{4}$/);

  const panel = await openStep(tenant, id, 'book');
  await panel.getByRole('button', { name: 'Book at' }).click();
  const booking = tenant.getByRole('dialog', { name: 'Book at' });
  await booking.getByRole('button', { name: 'Book at' }).click();
  await expect(panel.getByText('Waits for the owner')).toBeVisible();

  await openNews(seller, { title: 'Somebody wants to book', about: home.title });
  await seller.getByRole('button', { name: 'Accept: booking of Meera' }).click();
  await seller.getByRole('button', { name: 'Accept the booking' }).click();
  await openNews(tenant, { title: 'Your booking is accepted', about: home.title });
  for (const side of [tenant, seller]) {
    await expect(side.getByText('Token amount due')).toBeVisible();
    const history = side.getByRole('region', { name: 'History' });
    await expect(history.getByText('Owner accepted')).toBeVisible();
  }
  await tenant.goto('/BookedProperties');
  await expect(tenant.getByRole('link', { name: `Open the booking: ${home.title}` })).toBeVisible();
});
