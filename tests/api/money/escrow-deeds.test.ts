import { beforeAll, describe, expect, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { escrowWorld, TOKEN } from './escrow-world.ts';

/** What each step of deal money says, tells its sides and writes down, to the letter. */

const world = escrowWorld();
const { parties, as } = world;
const deed = deedsOf(world.db);
let booking: Awaited<ReturnType<typeof world.paidBooking>>;
let title: string;
let links: { owner: string; buyer: string };
beforeAll(async () => {
  booking = await world.paidBooking();
  title = await world.valueIn('listings', booking.listingId, 'title');
  links = {
    owner: `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`,
    buyer: `/BookedProperties/Payments/${booking.id}`,
  };
});

const ask = (who: 'owner' | 'buyer', amount: number, note?: string) => () =>
  as(parties[who], 'POST', `/propertypayment/askrelease/${booking.id}`, {
    ...{ amount, bankAccountId: world.accounts[who], note },
  });
const step = (who: 'owner' | 'buyer', id: number, name: string, body?: object) => () =>
  as(parties[who], 'POST', `/propertypayment/release/${id}/${name}`, body);
const newest = async (): Promise<number> =>
  (await world.query('select max(id) as id from releases'))[0].id;
const NOTHING_DONE = { told: [], audited: [], happened: [] };

describe('a request', () => {
  test.each([
    ['owner', 'buyer', 'The owner asks for money in escrow', 'release', 'For the society.'],
    ['buyer', 'owner', 'The buyer asks for money back', 'withdrawal', undefined],
  ] as const)('of the %s is told to the %s', async (who, other, says, kind, note) => {
    const left = await deed(ask(who, 500, note));
    const id = await newest();
    expect(left).toEqual({
      said: [200, 'The request is made. It is let go by the other side’s code.'],
      told: [
        [
          parties[other].id,
          says,
          `₹ 500.00 of “${title}”. Answer within 14 days; nothing moves without your code.`,
          links[other],
        ],
      ],
      audited: [
        [
          'release.ask',
          `release ${id}`,
          { of: `booking ${booking.id}`, kind, amountPaise: 50_000 },
        ],
      ],
      happened: [[`release ${id}`, 'ask', 'payee', 'requested', ...(note ? [note] : [])]],
    });
    await step(who, id, 'cancel')();
  });

  test('of more than is held says how much may be asked for', async () => {
    await ask('owner', 1_000)();
    expect(await deed(ask('buyer', TOKEN))).toEqual({
      said: [409, 'At most ₹ 79,000.00 can be asked for now.', 'amount: At most ₹ 79,000.00.'],
      ...NOTHING_DONE,
    });
    await ask('buyer', TOKEN - 1_000)();
    expect((await deed(ask('buyer', 1))).said).toEqual([
      ...[409, 'Nothing is held that could be asked for.', 'amount: At most ₹ 0.00.'],
    ]);
    await world.query(`update releases set state = 'cancelled' where state = 'requested'`);
  });

  test.each([
    ['owner', 'buyer'],
    ['buyer', 'owner'],
  ] as const)('of the %s is refused by the %s, with a reason', async (who, other) => {
    const id = await world.asked(who, booking.id, 1_234.5);
    const refuse = step(other, id, 'refuse', { reason: 'Not yet agreed.' });
    expect(await deed(refuse)).toEqual({
      said: [200, 'The request is refused.'],
      told: [
        [
          parties[who].id,
          'Your request was refused',
          '₹ 1,234.50 stay in escrow. The reason: Not yet agreed.',
          links[who],
        ],
      ],
      audited: [['release.refuse', `release ${id}`, { reason: 'Not yet agreed.' }]],
      happened: [[`release ${id}`, 'refuse', 'payer', 'refused', 'Not yet agreed.']],
    });
    expect((await deed(refuse)).said[0]).toBe(409);
  });

  test.each([
    ['owner', 'buyer'],
    ['buyer', 'owner'],
  ] as const)('of the %s is taken back, and the %s told', async (who, other) => {
    const id = await world.asked(who, booking.id, 700);
    expect((await deed(step(other, id, 'cancel'))).said).toEqual([
      404,
      'We could not find that request.',
    ]);
    expect(await deed(step(who, id, 'cancel'))).toEqual({
      said: [200, 'The request is taken back.'],
      told: [
        [
          parties[other].id,
          'A request was taken back',
          '₹ 700.00 are not asked for any more; they stay in escrow.',
          links[other],
        ],
      ],
      audited: [['release.cancel', `release ${id}`, {}]],
      happened: [[`release ${id}`, 'cancel', 'payee', 'cancelled']],
    });
  });

  test('let go by its code says all it did', async () => {
    const id = await world.asked('owner', booking.id, 800);
    const wrong = 'The code is not right, or has run out. Check it, or ask for a new one.';
    expect(await deed(step('buyer', id, 'approve', { code: '000000' }))).toEqual({
      said: [401, wrong, `code: ${wrong}`],
      ...NOTHING_DONE,
    });
    const left = await deed(async () => {
      const answer = await world.approve(parties.buyer, id);
      await world.context().background.idle();
      return answer;
    });
    const [{ payout }] = await world.query('select max(id) as payout from payouts');
    expect(left).toEqual({
      said: [200, 'The money is let go.'],
      told: [
        ['Your request is approved', '₹ 800.00 are on their way to your bank account.'],
        ['Money has reached your bank', '₹ 800.00 were sent to your bank account.'],
      ].map(([head, body]) => [parties.owner.id, head, body, links.owner]),
      audited: [
        ['release.approve', `release ${id}`, { payeeId: parties.owner.id, amountPaise: 80_000 }],
        ['payout.request', `payout ${payout}`, { releaseId: id, amountPaise: 80_000 }],
      ],
      happened: [
        [`release ${id}`, 'approve', 'payer', 'approved'],
        [`payout ${payout}`, 'request', 'system', 'waiting'],
        [`payout ${payout}`, 'pass', 'system', 'approved'],
        [`payout ${payout}`, 'send', 'system', 'sent'],
        [`payout ${payout}`, 'succeed', 'gateway', 'paid'],
        [`release ${id}`, 'pay', 'gateway', 'paid'],
      ],
    });
  });
});

describe('the code', () => {
  const sent = async (id: number) => {
    const outbox = world.context().ports.outbox;
    await as(parties.buyer, 'GET', `/propertypayment/sendotp/${id}`);
    await world.context().background.idle();
    return (outbox?.list() ?? [])
      .filter(({ text }) => /\d{6}.* lets ₹ 910\.00|is \d{6}\. It lets ₹ 910\.00/.test(text))
      .map(({ channel, to, subject, text }) =>
        [channel, to, subject, text].map((part) => part.replaceAll(/\d{6}(?= lets|\.)/g, '######')),
      );
  };

  test('goes to phone and mail, and the answer shows where, without saying it all', async () => {
    const id = await world.asked('owner', booking.id, 910);
    const [{ mobile, email }] = await world.query(
      'select mobile, email from people where id = $1',
      parties.buyer.id,
    );
    const answer = await as(parties.buyer, 'GET', `/propertypayment/sendotp/${id}`);
    expect(answer.body.message).toBe('The code is on its way.');
    expect(answer.body.data.sentTo).toEqual([
      `XXXXXX${mobile.slice(6)}`,
      `${email[0]}…${email.slice(email.indexOf('@'))}`,
    ]);
    const what = 'lets ₹ 910.00 of your deal go out of escrow';
    expect((await sent(id)).sort()).toEqual([
      ...[
        [
          ...['mail', email, `###### ${what}`],
          `Your code is ######. It ${what}; that cannot be undone. It is good for 10 minutes. Tell it to nobody, not to the other side either. If you did not ask for it, change your password.`,
        ],
        [
          ...['sms', mobile, ''],
          `###### ${what}. Good for 10 minutes. Tell it to nobody. Propertysearch`,
        ],
      ],
    ]);
  });

  test('goes by mail alone to who has no phone', async () => {
    const buyer = parties.buyer.id;
    const [{ mobile }] = await world.query('select mobile from people where id = $1', buyer);
    const id = await world.asked('owner', booking.id, 920);
    await world.query('update people set mobile = null where id = $1', buyer);
    const answer = await as(parties.buyer, 'GET', `/propertypayment/sendotp/${id}`);
    expect(answer.body.data.sentTo).toEqual([expect.stringMatching(/^a…@/)]);
    await world.query('update people set mobile = $2 where id = $1', buyer, mobile);
  });
});
