import { acceptContact, requestContact } from '#contract/deals/contact-steps.ts';
import { expect, openNews, openStep, test } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, aMember } from '#tests/e2e/members.ts';
import { atRest, expectAccessible } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import {
  agreeToMeet,
  aTalk,
  chooseMore,
  expectOnce,
  hideReported,
  proposeMeeting,
  savedCalendar,
  savedFile,
  sendPdf,
  talkWith,
  wordsWith,
  write,
  writingTo,
} from './messenger-steps.ts';

// Several browsers and the server share a machine.
test.describe.configure({ timeout: patience(360) });

const [BUYER, OWNER] = ['Meera A.', 'Sunita A.'];

test.describe('what two people write', () => {
  // A telephone number is refused.
  test.use({ mayLog: [/status of 422/] });

  test('crosses live, with files, and without numbers before they are shared', async ({
    page,
    another,
  }) => {
    const title = 'Flat that is talked about';
    const owner = await aMember(await another(), 'Sunita', { papers: true });
    const buyer = await aMember(page, 'Meera');
    const listingId = await aLiveFlat(owner, { title, price: 5_600_000 });

    await test.step('the owner, elsewhere, is told of the first words', async () => {
      const panel = await openStep(page, listingId, 'contact');
      await panel.getByRole('button', { name: 'Message the owner' }).click();
      await write(page, OWNER, 'Is the parking covered?');
      await expectOnce(page, OWNER, 'Is the parking covered?');
      await openNews(owner.page, { title: `${BUYER} wrote to you`, about: title });
      await expectOnce(owner.page, BUYER, 'Is the parking covered?');
      const mine = wordsWith(page, OWNER).getByRole('listitem').filter({ hasText: 'parking' });
      await expect(mine.getByText('Read', { exact: true })).toBeAttached();
    });

    await test.step('an answer is seen being written, and comes', async () => {
      await writingTo(owner.page, BUYER).pressSequentially('It is');
      await expect(page.getByText('is writing…')).toBeVisible();
      await write(owner.page, BUYER, 'It is, in the basement.');
      await expectOnce(page, OWNER, 'It is, in the basement.');
      await expect(page.getByText('is writing…')).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('who looks elsewhere sees how many are unread', async () => {
      await owner.page.goto('/Messanger');
      await expect(talkWith(owner.page, BUYER)).toBeVisible();
      await write(page, OWNER, 'Good.');
      await write(page, OWNER, 'And the lift?');
      await expect(talkWith(owner.page, BUYER)).toContainText('2 unread messages');
      await expect(owner.page.getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
      await expectAccessible(owner.page);
      await talkWith(owner.page, BUYER).click();
      await expectOnce(owner.page, BUYER, 'And the lift?');
      await expect(owner.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    });

    await test.step('a file is sent and saved', async () => {
      await sendPdf(owner.page, 'plan.pdf');
      await expectOnce(owner.page, BUYER, 'plan.pdf');
      const file = await savedFile(page, page.getByRole('button', { name: 'Save plan.pdf' }));
      expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    });

    await test.step('a number stays out until contact is accepted', async () => {
      const number = `Call me on ${buyer.mobile}`;
      await write(page, OWNER, number);
      const refused = page.getByRole('alert').filter({ hasText: 'Leave out phone numbers' });
      await expect(refused).toBeVisible();
      await refused.getByRole('button', { name: 'Remove' }).click();
      for (const [one, other] of [
        [owner, buyer],
        [buyer, owner],
      ] as const) {
        const seen = await one.page.content();
        expect([other.mobile, other.email].filter((secret) => seen.includes(secret))).toEqual([]);
      }
      const message = 'We would like to see it with my parents.';
      const { data } = await buyer.call(requestContact, {
        body: { propertyid: listingId, message },
      });
      await owner.call(acceptContact, { params: { requestId: data.id } });
      await page.reload();
      await write(page, 'Sunita Apte', number);
      // Contacts are shared: what comes with the message may bring her whole name, too.
      await expectOnce(owner.page, 'Meera A', number);
    });
  });
});

test.describe('without a network', () => {
  test.use({ mayLog: [/ERR_INTERNET_DISCONNECTED/] });

  test('words wait, and are sent once as soon as it is back', async ({ page, another }) => {
    const owner = await aMember(await another(), 'Sunita', { papers: true });
    const buyer = await aMember(page, 'Meera');
    await aTalk({ owner, buyer, title: 'Flat with a poor signal' });
    await write(page, OWNER, 'Good morning.');
    await expectOnce(owner.page, BUYER, 'Good morning.');
    const context = page.context();
    await context.setOffline(true);
    await expect(page.getByText('No connection just now.')).toBeVisible();
    await write(page, OWNER, 'I am in the lift.');
    await write(page, OWNER, 'Sixth floor.');
    await expect(page.getByText('Not sent: there is no connection.')).toHaveCount(2);
    await expectAccessible(page);
    await write(owner.page, BUYER, 'Take the stairs next time.');

    await context.setOffline(false);
    for (const text of ['I am in the lift.', 'Sixth floor.', 'Take the stairs next time.']) {
      await expectOnce(page, OWNER, text);
      await expectOnce(owner.page, BUYER, text);
    }
    await expect(page.getByText('No connection just now.')).toBeHidden();
    await expect(page.getByText('Not sent')).toBeHidden();
    await page.reload();
    const words = wordsWith(page, OWNER).getByRole('listitem');
    // A line for the day, and each message once.
    await expect(words).toHaveText([
      'Today',
      /Good morning/,
      /Take the stairs/,
      /I am in the lift/,
      /Sixth floor/,
    ]);
  });
});

test.describe('what one does about a talk', () => {
  // Who is blocked is told so by a refusal.
  test.use({ mayLog: [/status of 409/] });

  test('it is muted, reported and closed, each with its effect', async ({ page, another }) => {
    const owner = await aMember(await another(), 'Sunita', { papers: true });
    const buyer = await aMember(page, 'Meera');
    const title = 'Flat about which somebody is rude';
    // Other stories report too.
    const reason = `Member ${buyer.id} threatens me.`;
    await aTalk({ owner, buyer, title });

    await test.step('a muted talk tells of nothing', async () => {
      await chooseMore(owner.page, 'Mute');
      await owner.page.goto('/Notification');
      await atRest(owner.page);
      await write(page, OWNER, 'Sell it to me or regret it.');
      await expectOnce(page, OWNER, 'Sell it to me or regret it.');
      await owner.page.reload();
      await atRest(owner.page);
      await expect(owner.page.getByText(`${BUYER} wrote to you`)).toBeHidden();
      await owner.page.goto('/Messanger');
      const row = talkWith(owner.page, BUYER);
      await expect(row.getByLabel('Muted')).toBeVisible();
      await row.click();
    });

    await test.step('a message is reported, and staff take it out of sight', async () => {
      const rude = wordsWith(owner.page, BUYER).getByRole('listitem').filter({ hasText: 'regret' });
      await rude.hover();
      await rude.getByRole('button', { name: 'Report this message' }).click();
      const dialog = owner.page.getByRole('dialog', { name: 'Report this message?' });
      await dialog.getByLabel('What is wrong with it?').fill(reason);
      await expectAccessible(owner.page);
      await dialog.getByRole('button', { name: 'Report the message' }).click();
      await expect(dialog).toBeHidden();
      const staff = await another();
      await signIn(staff, 'admin@propertysearch.test');
      await hideReported(staff, reason);
      await owner.page.reload();
      const gone = 'This message was taken away by our staff.';
      await expect(owner.page.getByText(gone)).toBeVisible();
    });

    await test.step('who is blocked cannot write, until they can again', async () => {
      await chooseMore(owner.page, 'Block');
      await owner.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
      await expect(owner.page.getByText('You have blocked this person.')).toBeVisible();
      await write(page, OWNER, 'Are you there?');
      await expect(page.getByText('This person takes no more messages from you.')).toBeVisible();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.reload();
      await expect(page.getByText('This talk is closed')).toBeVisible();
      await expectAccessible(page);
      await chooseMore(owner.page, 'Take the block away');
      await write(owner.page, BUYER, 'Write politely.');
      await page.reload();
      await expectOnce(page, OWNER, 'Write politely.');
    });
  });
});

test('two agree to meet, and have it in their calendars', async ({ page, another }) => {
  const owner = await aMember(await another(), 'Sunita', { papers: true });
  const buyer = await aMember(page, 'Meera');
  await aTalk({ owner, buyer, title: 'Flat over which two meet' });
  const about = 'The price, and who pays the stamp duty';
  await proposeMeeting(page, { with: OWNER, about, place: 'Café by the lake' });
  await expectAccessible(page);
  await agreeToMeet(owner.page, { by: BUYER, about });
  await expectAccessible(owner.page);
  await openNews(page, { title: `${OWNER} will meet you`, about });
  const calendars = [await savedCalendar(page, about), await savedCalendar(owner.page, about)];
  for (const calendar of calendars) {
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).toContain('LOCATION:Café by the lake');
  }
});
