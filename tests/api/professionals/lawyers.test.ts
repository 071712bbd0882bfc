import { describe, expect, test } from 'vitest';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { insertEngagement } from './engagement-world.ts';
import { lawyerWorld } from './lawyer-world.ts';

const world = lawyerWorld();
const { parties, others, as, must } = world;

const list = (query = '', who = others.lawyer) =>
  as(who, 'GET', `/lawyer/leadlist/${who.id}${query}`);
const check = (id: number, body: object, who = others.lawyer) =>
  as(who, 'POST', `/lawyer/titlecheck/${id}`, body);

/** What the latest title report says, made now. */
async function reportText(id: number): Promise<string> {
  const { paperId } = await must(
    as(others.lawyer, 'POST', `/lawyer/titlereport/${id}`, {
      opinion: 'The title is clear and marketable.',
    }),
  );
  const [{ key }] = await world.query(
    `select d.key from documents d join work_documents w on w.document_id = d.id where w.id = $1`,
    paperId,
  );
  const stored = await world.context().ports.store.get(key);
  return readPdf(stored?.bytes ?? Buffer.alloc(0)).replaceAll('\n', ' ');
}

describe('a lawyer’s list', () => {
  test('sorts work into requests, active and done, a page at a time', async () => {
    const lawyer = await world.member();
    await world.query(`update people set role = 'lawyer' where id = $1`, lawyer.id);
    const states: EngagementState[] = [
      'requested',
      'accepted',
      'working',
      'delivered',
      'confirmed',
    ];
    for (const state of states) {
      const listing = await world.aListing();
      await insertEngagement(
        world.context(),
        { clientId: parties.buyer.id, professionalId: lawyer.id },
        { profession: 'lawyer', state, listingId: listing.id },
      );
    }
    const statesIn = async (query: string) => {
      const { body } = await list(query, lawyer);
      return body.data.map(({ state }: { state: string }) => state).sort();
    };
    expect(await statesIn('')).toEqual(states.toSorted());
    expect(await statesIn('?stage=requests')).toEqual(['accepted', 'requested']);
    expect(await statesIn('?stage=active')).toEqual(['delivered', 'working']);
    expect(await statesIn('?stage=done')).toEqual(['confirmed']);

    await world.query(
      `update engagements set expires_at = now() - interval '1 second'
       where professional_id = $1 and state = 'requested'`,
      lawyer.id,
    );
    expect(await statesIn('?stage=requests')).toEqual(['accepted']);
    expect(await statesIn('?stage=done')).toEqual(['confirmed', 'expired']);

    await world.query(
      `insert into engagements (profession, client_id, professional_id, state, brief)
       select 'lawyer', $1, $2, 'confirmed', 'Old work.' from generate_series(1, 40)`,
      parties.buyer.id,
      lawyer.id,
    );
    const second = (await list('?page=2', lawyer)).body;
    expect(second).toMatchObject({ total: 45, page: 2, pageSize: 20 });
    expect(second.data).toHaveLength(20);
  });

  test('shows how far each is', async () => {
    const { engagement } = await world.aWork();
    await must(check(engagement.id, { item: 'chain', result: 'fine', note: '' }));
    await must(
      check(engagement.id, { item: 'tax', result: 'problem', note: 'Two years are owed.' }),
    );
    const { body } = await list('?stage=active');
    const lead = body.data.find(({ id }: { id: number }) => id === engagement.id);
    expect(lead).toMatchObject({
      stage: 'active',
      progress: { fine: 1, problems: 1, notApplicable: 0, total: TITLE_ITEMS.length },
      papers: 0,
      agreement: null,
    });
  });
});

describe('the title check', () => {
  test('goes point by point, and the client reads along', async () => {
    const { engagement } = await world.aWork();
    const before = await must(world.detail(parties.buyer, engagement.id));
    expect(before.checklist.map(({ result }: { result: string }) => result)).toEqual(
      TITLE_ITEMS.map(() => 'open'),
    );
    expect(
      (await check(engagement.id, { item: 'tax', result: 'problem', note: 'No' })).status,
    ).toBe(422);
    await must(
      check(engagement.id, { item: 'tax', result: 'problem', note: 'Two years are owed.' }),
    );
    await must(check(engagement.id, { item: 'tax', result: 'fine', note: 'Paid by now.' }));
    const { checklist, progress, side } = await must(world.detail(parties.buyer, engagement.id));
    expect(side).toBe('client');
    expect(checklist.find(({ item }: { item: string }) => item === 'tax')).toMatchObject({
      result: 'fine',
      note: 'Paid by now.',
    });
    expect(progress).toEqual({
      fine: 1,
      problems: 0,
      notApplicable: 0,
      total: TITLE_ITEMS.length,
    });
  });

  test('leaves out what does not apply, with a reason, and reports it so', async () => {
    const { engagement } = await world.aWork();
    const rera = { item: 'rera', result: 'not-applicable' };
    expect((await check(engagement.id, { ...rera, note: 'No' })).body.errors).toEqual([
      { path: 'note', message: 'Say why it does not apply, in a sentence.' },
    ]);
    await world.checkAll(engagement.id);
    await must(check(engagement.id, { ...rera, note: 'Built in 1994, long before RERA.' }));
    const { progress } = await must(world.detail(parties.buyer, engagement.id));
    expect(progress).toMatchObject({ fine: TITLE_ITEMS.length - 1, notApplicable: 1 });
    const text = await reportText(engagement.id);
    expect(text).toContain('9 points are fine, 1 not applicable');
    expect(text).toContain('Built in 1994, long before RERA.');
  });

  test('is reported with the address to the door, for a client who may know it', async () => {
    const door = 'Flat 402, Wing B, Gulmohar Heights';
    for (const [booked, known] of [
      ['paid', true],
      [null, false],
    ] as const) {
      const { engagement, listing } = await world.aWork('working', booked);
      await world.query('update listings set private_address = $2 where id = $1', listing.id, door);
      await world.checkAll(engagement.id);
      const { property } = await must(world.detail(others.lawyer, engagement.id));
      expect(property.place?.door).toBe(known ? door : undefined);
      expect((await reportText(engagement.id)).includes(door)).toBe(known);
    }
  });

  test.each(['paid', 'delivered', 'confirmed', 'disputed'] as const)(
    'is closed while the work is %s',
    async (state) => {
      const { engagement } = await world.aWork(state);
      expect((await check(engagement.id, { item: 'tax', result: 'fine' })).status).toBe(409);
      const report = { opinion: 'The title is clear and marketable.' };
      expect(
        (await as(others.lawyer, 'POST', `/lawyer/titlereport/${engagement.id}`, report)).status,
      ).toBe(409);
    },
  );

  test('is no other lawyer’s, and none of other professions’ work', async () => {
    const { engagement } = await world.aWork();
    const body = { item: 'tax', result: 'fine' };
    expect((await check(engagement.id, body, others.otherLawyer)).status).toBe(404);
    await world.query(`update engagements set profession = 'agent' where id = $1`, engagement.id);
    expect((await check(engagement.id, body)).status).toBe(404);
    expect((await world.detail(others.lawyer, engagement.id)).status).toBe(404);
  });
});
