import { acceptBooking, placeBooking } from '#contract/deals/booking-steps.ts';
import { requestContact } from '#contract/deals/contact-steps.ts';
import { expect, openNews, test } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, aMember, aProfessional, verifyIdentity } from '#tests/e2e/members.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { ownName } from '#tests/e2e/people/newcomer-steps.ts';
import {
  acceptOffer,
  bookingOf,
  bringLead,
  offerToSell,
  putForward,
  takeLead,
  theLead,
} from '#tests/e2e/professionals/agent-steps.ts';
import {
  answerReview,
  confirmWork,
  deliver,
  expectEarned,
  historyOf,
  payFee,
  startWork,
  writeReview,
} from '#tests/e2e/professionals/hire-steps.ts';
import { firstDayIsOver } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';

// Three browsers and the server share a machine.
test.describe.configure({ timeout: patience(360) });

const FEE = '40,000';

test('an agent brings a buyer to a booking, and is paid and reviewed', async ({
  page,
  another,
  isMobile,
}, { retry }) => {
  // The other width's flat, and that of a first try, fit the buyer's requirement too.
  const title = `Flat that an agent sells ${isMobile ? 'on a phone' : 'at a desk'} ${retry + 1}`;
  const given = ownName(isMobile ? 'Ashwini' : 'Amruta', retry);
  const name = `${given} A.`;
  const agent = await aProfessional(await another(), 'agent', given);
  await verifyIdentity(agent, given);
  await firstDayIsOver(agent);
  const buyer = await aMember(await another(), 'Sunita', { papers: true });
  const owner = await aMember(page, 'Meera', { papers: true });
  const listingId = await aLiveFlat(owner, { title, price: 7_900_000 });
  const desk = agent.page;

  await test.step('the agent offers, the owner accepts and pays into escrow', async () => {
    const does = 'Photos, visits at weekends and the paperwork up to the registration.';
    await offerToSell(desk, { listingId, fee: FEE, does });
    await expectAccessible(desk);
    await acceptOffer(page, { of: name, about: title, fee: FEE });
    await expectAccessible(page);
    await payFee(page, { fee: FEE });
    await startWork(desk);
  });

  await test.step('a buyer who asks about the home comes to the agent’s desk', async () => {
    const message = 'Could I see it on Sunday, with my parents?';
    await buyer.call(requestContact, { body: { propertyid: listingId, message } });
    await openNews(buyer.page, { title: 'An agent works for the owner', about: title });
    await openNews(desk, { title: 'A new lead: Sunita A.', about: title });
    await takeLead(desk, 'Spoke with them', 'Contacted');
    await putForward(desk, title);
    await expectAccessible(desk);
    await openNews(buyer.page, { title: `${name} puts a home forward to you`, about: title });
    const homes = buyer.page.getByRole('list', { name: 'Homes from agents' });
    await expect(homes.getByText(title)).toBeVisible();
    await takeLead(desk, 'Visit is arranged', 'Visit');
    await takeLead(desk, 'Talking about price', 'Negotiating');
  });

  await test.step('the agent brings a lead of a portal’s mail, and moves it by the menu', async () => {
    await bringLead(desk, `Name: Rohan\nMobile: 9822012345\nMessage: ${title}\n99acres`);
    await desk.getByRole('button', { name: 'Move Rohan to…' }).click();
    await desk.getByRole('menuitem', { name: 'Move to Contacted' }).click();
    await desk.getByRole('link', { name: 'Rohan', exact: true }).click();
    await expect(theLead(desk).getByText('Contacted', { exact: true })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Call +91 98220 12345' })).toBeVisible();
    await expectAccessible(desk);
    await openNews(desk, { title: 'A new lead: Sunita A.', about: title });
  });

  await test.step('the buyer books it, and the lead is won', async () => {
    const { data } = await buyer.call(placeBooking, { body: { listingId } });
    await owner.call(acceptBooking, { params: { id: data.bookingId } });
    await takeLead(desk, 'They found a home', 'Won');
    await expect(theLead(desk).getByRole('button', { name: 'Lost…' })).toBeHidden();
    const booking = await bookingOf(desk, title);
    await expect(booking).toContainText('Your lead');
    await expect(booking).toContainText('Token amount is due');
    await expect(booking).toContainText('In escrow');
    await expectAccessible(desk);
    await booking.getByRole('link', { name: `Open the work: ${title}` }).click();
  });

  await test.step('the work is delivered, and the owner’s code pays the commission', async () => {
    await deliver(desk, 'The flat is booked at the asking price by a buyer of mine.');
    await confirmWork(owner);
    await desk.reload();
    await expect(historyOf(desk).getByText('Confirmed with the client’s code')).toBeVisible();
    await expect(async () => {
      await expect(await bookingOf(desk, title)).toContainText('Paid to your bank', {
        timeout: patience(2),
      });
    }).toPass({ timeout: patience(40) });
  });

  await test.step('the agent is reviewed, and answers', async () => {
    const review = {
      of: name,
      text: 'Showed it four times, and never to somebody who only wanted to look.',
      answer: 'Thank you. All the best in the new home.',
    };
    await writeReview(page, review);
    await answerReview(desk, page, review);
    await page.goto(`/RequestDetails/${agent.id}`);
    await expect(page.getByText(review.answer)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who has what at the end', async () => {
    await expectEarned(desk, {
      ...{ client: 'Meera A.', net: '₹ 37,640', how: '₹ 40,000 less ₹ 2,360 commission with GST' },
    });
    await expectBooks(
      { owner, agent, buyer },
      {
        ...{ 'owner paid': 40_000, 'agent has at the bank': 37_640 },
        ...{ 'earned by us': 2_000, 'GST to the state': 360 },
      },
    );
  });
});
