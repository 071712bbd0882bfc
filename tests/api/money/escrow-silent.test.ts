import { describe, expect, test } from 'vitest';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { escrowWorld, TOKEN } from './escrow-world.ts';

const { RELEASE_STAFF_DAYS } = EXPECTED_FIGURES;

/** A request that one side never answers, decided by staff. */

const world = escrowWorld();
const { parties, as } = world;
const reason = 'The buyer has the keys and does not answer calls.';
const idle = () => world.context().background.idle();

const age = (id: number, days: number) =>
  world.query(
    `update releases set created_at = now() - make_interval(days => $2) where id = $1`,
    id,
    days,
  );

async function aRequest(amount: number, days = RELEASE_STAFF_DAYS) {
  const booking = await world.paidBooking();
  const id = await world.asked('owner', booking.id, amount);
  await age(id, days);
  await world.query('delete from notifications');
  return { id, booking };
}

const decide = async (id: number, name: 'award' | 'dismiss') => {
  const answer = await as(parties.staff, 'POST', `/admin/releases/${id}/${name}`, { reason });
  await idle();
  return answer;
};

const silent = async () => (await as(parties.staff, 'GET', '/admin/releases')).body.data.items;

const titlesOf = async (personId: number) =>
  (
    await world.query(
      'select title, body from notifications where person_id = $1 order by id',
      personId,
    )
  ).map(({ title }) => title);

const auditOf = async (id: number, action: string) =>
  world.query(
    `select actor_id, detail from audit_log
     where subject_kind = 'release' and subject_id = $1 and action = $2`,
    id,
    action,
  );

/** Sections of a booking’s record, each with the newest of its rows. */
async function recordIn(language: string, bookingId: number): Promise<Record<string, string>> {
  const { staff } = parties;
  const speaker = { ...staff, headers: { ...staff.headers, 'accept-language': language } };
  const { body } = await as(speaker, 'GET', `/admin/bookings/${bookingId}`);
  const sections: { title: string; rows: { title: string }[] }[] = body.data.sections;
  return Object.fromEntries(sections.map(({ title, rows }) => [title, rows[0]?.title ?? '']));
}

describe('a request that the other side is silent about', () => {
  test('stands in the record of its booking, in the language of who looks', async () => {
    const { id, booking } = await aRequest(1_200);
    expect((await decide(id, 'award')).status).toBe(200);
    expect(await recordIn('en', booking.id)).toMatchObject({
      'Requests for the money': expect.stringMatching(/^Release to \S/),
      Payouts: expect.stringMatching(/^To the bank: \S/),
    });
    expect(await recordIn('mr', booking.id)).toMatchObject({
      'पैशांच्या मागण्या': expect.stringMatching(/^\S.* यांना सोडले$/),
      'पाठवायच्या रकमा': expect.stringMatching(/^बँकेकडे: \S/),
    });
  });

  test('is decided for who asked: paid, told to both, and audited', async () => {
    const { id, booking } = await aRequest(1_000);
    const [row] = (await silent()).filter((one: { id: number }) => one.id === id);
    expect(row).toMatchObject({
      kind: 'release',
      amount: 1_000,
      held: TOKEN,
      bookingId: booking.id,
      payee: { id: parties.owner.id },
      payer: { id: parties.buyer.id },
    });
    expect((await decide(id, 'award')).status).toBe(200);
    expect(await world.valueIn('releases', id)).toBe('paid');
    expect(await titlesOf(parties.buyer.id)).toEqual(['Our staff let money go']);
    expect(await titlesOf(parties.owner.id)).toContain('Your request is approved');
    expect(await auditOf(id, 'release.award')).toMatchObject([
      { actor_id: parties.staff.id, detail: { reason } },
    ]);
    const { history } = await world.money(parties.buyer, booking.id);
    expect(history).toContainEqual(
      expect.objectContaining({ about: 'release', event: 'award', by: 'staff', note: reason }),
    );
    expect(await silent()).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('is decided for the other side: it stays in escrow, and can be asked for anew', async () => {
    const { id, booking } = await aRequest(TOKEN);
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect(await world.valueIn('releases', id)).toBe('dismissed');
    expect(await titlesOf(parties.owner.id)).toEqual(['Our staff refused your request']);
    expect(await titlesOf(parties.buyer.id)).toEqual(['Our staff decided for you']);
    expect(await auditOf(id, 'release.dismiss')).toHaveLength(1);
    expect(await world.money(parties.owner, booking.id)).toMatchObject({ available: TOKEN });
  });

  test('a large sum still waits for two of staff', async () => {
    const { id } = await aRequest(60_000);
    expect((await decide(id, 'award')).status).toBe(200);
    expect(await world.valueIn('releases', id)).toBe('approved');
    const [payout] = await world.query('select state from payouts where release_id = $1', id);
    expect(payout.state).toBe('waiting');
  });

  test('is not for staff before its time, nor once it has run out', async () => {
    const early = await aRequest(1_000, RELEASE_STAFF_DAYS - 1);
    const over = await aRequest(1_000, 15);
    await world.query(
      `update releases set expires_at = now() - interval '1 s' where id = $1`,
      over.id,
    );
    const listed = (await silent()).map(({ id }: { id: number }) => id);
    for (const { id } of [early, over]) {
      expect(listed).not.toContain(id);
      for (const name of ['award', 'dismiss'] as const) {
        expect((await decide(id, name)).status).toBe(409);
      }
      expect(await world.valueIn('releases', id)).toBe('requested');
    }
  });

  test('is not let go where the account it should go to is gone', async () => {
    const { id } = await aRequest(1_000);
    await world.query(
      'update bank_accounts set removed_at = now() where id = $1',
      world.accounts.owner,
    );
    const answer = await decide(id, 'award');
    await world.query(
      'update bank_accounts set removed_at = null where id = $1',
      world.accounts.owner,
    );
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('bank account'),
    ]);
    expect(await world.valueIn('releases', id)).toBe('requested');
    expect(await titlesOf(parties.buyer.id)).toEqual([]);
  });

  test('a fee for work is not decided here', async () => {
    const work = await insertEngagement(
      world.context(),
      { clientId: parties.buyer.id, professionalId: parties.owner.id },
      { state: 'accepted' },
    );
    const [{ id }] = await world.query(
      `insert into releases (subject_kind, subject_id, kind, amount_paise, payee_id, payer_id,
         bank_account_id, expires_at, created_at)
       values ('engagement', $1, 'commission', 100, $2, $3, $4, now() + interval '1 day',
         now() - interval '9 days') returning id`,
      work.id,
      parties.owner.id,
      parties.buyer.id,
      world.accounts.owner,
    );
    expect((await decide(id, 'award')).status).toBe(404);
    expect(await silent()).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('of staff, the payer and the payee at once, one decides', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await aRequest(1_000);
      const path = `/propertypayment/release/${id}`;
      const answers = await Promise.all([
        decide(id, 'award'),
        decide(id, 'dismiss'),
        world.approve(parties.buyer, id),
        as(parties.buyer, 'POST', `${path}/refuse`, { reason: 'It was not agreed so.' }),
        as(parties.owner, 'POST', `${path}/cancel`),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409, 409, 409]);
      await idle();
    }
  });
});

describe('a refusal', () => {
  const refusal = 'The lift does not work yet.';
  const answer = 'It was mended on Monday, here is the bill.';

  async function aDispute(amount: number) {
    const booking = await world.paidBooking();
    const id = await world.asked('owner', booking.id, amount);
    const path = `/propertypayment/release/${id}`;
    await as(parties.buyer, 'POST', `${path}/refuse`, { reason: refusal });
    await world.query('delete from notifications');
    const disputed = await as(parties.owner, 'POST', `${path}/dispute`, { reason: answer });
    expect(disputed.status, JSON.stringify(disputed.body)).toBe(200);
    return { id, booking, path };
  }

  test('that is disputed is for staff at once, who read both sides', async () => {
    const { id, booking } = await aDispute(1_000);
    expect(await titlesOf(parties.buyer.id)).toEqual(['Our staff will decide about a request']);
    expect(await world.money(parties.owner, booking.id)).toMatchObject({
      available: TOKEN - 1_000,
    });
    const [row] = (await silent()).filter((one: { id: number }) => one.id === id);
    expect(row.dispute).toEqual({ refusal, answer });
    expect((await decide(id, 'award')).status).toBe(200);
    expect(await world.valueIn('releases', id)).toBe('paid');
  });

  test('upheld by staff frees the money, and is not disputed again', async () => {
    const { id, booking, path } = await aDispute(TOKEN);
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect(await world.money(parties.owner, booking.id)).toMatchObject({ available: TOKEN });
    const again = await as(parties.owner, 'POST', `${path}/dispute`, { reason: answer });
    expect(again.status).toBe(409);
  });

  test('is taken back by the code, or the request by who asked', async () => {
    const first = await aDispute(1_000);
    await world.approve(parties.buyer, first.id);
    await idle();
    expect(await world.valueIn('releases', first.id)).toBe('paid');
    const second = await aDispute(1_000);
    expect((await as(parties.owner, 'POST', `${second.path}/cancel`)).status).toBe(200);
    expect(await world.valueIn('releases', second.id)).toBe('cancelled');
  });

  test('is not disputed for money that is asked for anew, and ends with the booking', async () => {
    const booking = await world.paidBooking();
    const id = await world.asked('owner', booking.id, TOKEN);
    const path = `/propertypayment/release/${id}`;
    await as(parties.buyer, 'POST', `${path}/refuse`, { reason: refusal });
    const other = await world.asked('owner', booking.id, 1_000);
    const dispute = () => as(parties.owner, 'POST', `${path}/dispute`, { reason: answer });
    expect((await dispute()).body.message).toMatch(/^Only ₹/);
    await as(parties.owner, 'POST', `/propertypayment/release/${other}/cancel`);
    expect((await dispute()).status).toBe(200);
    const cancelled = await as(parties.owner, 'POST', `/book/cancel/${booking.id}`, { reason });
    expect(cancelled.status).toBe(200);
    expect(await world.valueIn('releases', id)).toBe('expired');
    await idle();
  });
});
