import { describe, expect, test } from 'vitest';
import { TOKEN } from './escrow-world.ts';
import {
  NO_SETTLEMENT,
  NOTHING_DONE,
  SETTLING,
  settlementDesk,
  type Who,
} from './settlement-desk.ts';

/** What the two sides' steps of a settlement say, tell and write down, to the letter. */

const desk = settlementDesk();
const { parties, as, deed, aDeal, propose, proposed, step } = desk;
type Deal = Awaited<ReturnType<typeof aDeal>>;
const SIDES = [
  ['owner', 'buyer'],
  ['buyer', 'owner'],
] as const;

const newest = async (): Promise<number> =>
  (await desk.query('select max(id) as id from settlements'))[0].id;

/** What is told of a proposal to the other side, and written down. */
const ofProposal = (who: Who, to: Who, deal: Deal, id: number, title: string) => ({
  told: [
    [
      ...[parties[to].id, title],
      `The ${who} of ${deal.home} proposes to end the deal: ₹ 50,000.50 to the buyer, ₹ 29,999.50 to the owner. Answer within 7 days; then our staff decide. ${SETTLING}`,
      deal.links[to],
    ],
  ],
  audited: [
    [
      'settlement.propose',
      `settlement ${id}`,
      { bookingId: deal.id, ownerPaise: 29_999_50, buyerPaise: 50_000_50, reason: SETTLING },
    ],
  ],
});

describe('a proposal', () => {
  test.each(SIDES)('of the %s is told to the %s, countered and replaced', async (who, to) => {
    const deal = await aDeal();
    const seen = [200, 'The other side sees your proposal now.'];
    const first = await deed(propose(who, deal.id, 50_000.5));
    const id = await newest();
    expect(first).toEqual({
      said: seen,
      ...ofProposal(who, to, deal, id, 'A settlement is proposed'),
      happened: [[`settlement ${id}`, 'propose', who, 'proposed', SETTLING]],
    });
    expect(
      await desk.query(
        'select proposed_by, expires_at - created_at as days, updated_at - created_at as since from settlements where id = $1',
        id,
      ),
    ).toMatchObject([{ proposed_by: parties[who].id, days: { days: 7 }, since: {} }]);

    const counter = await deed(propose(to, deal.id, 50_000.5, { answers: id }));
    expect(counter).toEqual({
      said: seen,
      ...ofProposal(to, who, deal, id + 1, 'Another settlement is proposed'),
      happened: [
        [`settlement ${id}`, 'counter', 'party', 'countered'],
        [`settlement ${id + 1}`, 'propose', to, 'proposed', SETTLING],
      ],
    });
    // One's own gives way, whatever it was said to answer.
    const again = await deed(propose(to, deal.id, 50_000.5, { answers: id }));
    expect(again).toEqual({
      said: seen,
      ...ofProposal(to, who, deal, id + 2, 'A settlement is proposed'),
      happened: [
        [`settlement ${id + 1}`, 'withdraw', 'party', 'withdrawn'],
        [`settlement ${id + 2}`, 'propose', to, 'proposed', SETTLING],
      ],
    });
  });

  test('is not sent past another that its sender has not seen', async () => {
    const deal = await aDeal();
    await proposed('owner', deal.id, 50_000);
    const newer =
      'The other side has proposed something in the meantime. Look at it; yours is not sent.';
    for (const answers of [null, 1]) {
      expect(await deed(propose('buyer', deal.id, 1, { answers }))).toEqual({
        said: [409, newer, `answers: ${newer}`],
        ...NOTHING_DONE,
      });
    }
    expect((await deed(propose('buyer', deal.id, 1))).said[0]).toBe(200);
  });

  test('keeps to the figures that are there', async () => {
    const deal = await aDeal();
    expect(await deed(propose('owner', deal.id, 1, { total: TOKEN - 1 }))).toEqual({
      said: [409, 'More has been paid meanwhile. Look at the figures again.'],
      ...NOTHING_DONE,
    });
    const most = 'At most ₹ 80,000.00: so much was paid.';
    expect(await deed(propose('owner', deal.id, TOKEN + 0.01))).toEqual({
      said: [422, most, `toBuyer: ${most}`],
      ...NOTHING_DONE,
    });
    expect((await deed(propose('owner', deal.id, TOKEN))).said[0]).toBe(200);
    const { id } = await desk.aBooking('accepted');
    const nothing = [409, 'There is no money of this booking to be divided.'];
    expect((await deed(propose('owner', id, 0, { total: 0 }))).said).toEqual(nothing);
    await as(parties.owner, 'POST', `/book/cancel/${deal.id}`, { reason: SETTLING });
    await desk.context().background.idle();
    expect((await deed(propose('owner', deal.id, 1))).said).toEqual(nothing);
  });
});

describe('an answer', () => {
  test.each(SIDES)('of the %s is heard by the %s', async (who, proposer) => {
    const deal = await aDeal();
    const id = await proposed(proposer, deal.id, 50_000);
    const reason = 'I lost three months.';
    const happened = (...line: string[]) => [[`settlement ${id}`, ...line]];
    expect((await deed(step(proposer, id, 'refuse', { reason }))).said).toEqual(NO_SETTLEMENT);
    expect(await deed(step(who, id, 'refuse', { reason }))).toEqual({
      said: [200, 'The proposal is refused; the deal goes on.'],
      told: [
        [
          ...[parties[proposer].id, 'Your settlement was refused'],
          `The other side of ${deal.home} refuses it. The deal goes on; you can propose another, or let our staff decide. The reason: ${reason}`,
          deal.links[proposer],
        ],
      ],
      audited: [['settlement.refuse', `settlement ${id}`, { reason }]],
      happened: happened('refuse', 'party', 'refused', reason),
    });
    const why = 'The bank refused on time.';
    expect((await deed(step(who, id, 'dispute', { reason: why }))).said).toEqual(NO_SETTLEMENT);
    expect(await deed(step(proposer, id, 'dispute', { reason: why }))).toEqual({
      said: [200, 'Our staff will look at it and decide.'],
      told: [
        [
          ...[parties[who].id, 'Our staff will decide about a settlement'],
          `You refused the settlement of ${deal.home}, and the other side disputes that. You can still agree. They say: ${why}`,
          deal.links[who],
        ],
      ],
      audited: [['settlement.dispute', `settlement ${id}`, { reason: why }]],
      happened: happened('dispute', 'party', 'disputed', why),
    });
    expect(await deed(propose(who, deal.id, 1))).toEqual({
      said: [409, 'Our staff are deciding about a settlement of this deal.'],
      ...NOTHING_DONE,
    });
    expect((await deed(step(who, id, 'withdraw'))).said).toEqual(NO_SETTLEMENT);
    expect(await deed(step(proposer, id, 'withdraw'))).toEqual({
      said: [200, 'The proposal is taken back; the deal goes on.'],
      told: [
        [
          ...[parties[who].id, 'A settlement was taken back'],
          `The other side of ${deal.home} has taken its proposal back; the deal goes on.`,
          deal.links[who],
        ],
      ],
      audited: [['settlement.withdraw', `settlement ${id}`, {}]],
      happened: happened('withdraw', 'party', 'withdrawn'),
    });
    expect((await deed(step(who, id, 'agree', { code: '123456' }))).said).toEqual([
      ...[409, 'This proposal does not wait for an answer any more.'],
    ]);
  });

  test('says in what state it leaves the proposal', async () => {
    const deal = await aDeal();
    const id = await proposed('buyer', deal.id, 50_000);
    const stateAfter = async (who: Who, name: string) =>
      (await step(who, id, name, { reason: SETTLING })()).body.data;
    expect(await stateAfter('owner', 'refuse')).toEqual({ settlementId: id, state: 'refused' });
    expect(await stateAfter('buyer', 'dispute')).toEqual({ settlementId: id, state: 'disputed' });
    expect(await stateAfter('buyer', 'withdraw')).toEqual({ settlementId: id, state: 'withdrawn' });
  });

  test.each(['refuse', 'dispute', 'withdraw', 'code', 'agree', 'received'])(
    'to %s is nobody else’s, nor of what is none',
    async (name) => {
      const id = await proposed('buyer', (await aDeal()).id, 50_000);
      const body = { agree: { code: '123456' }, received: { note: '' } }[name] ?? {
        reason: SETTLING,
      };
      const given = ['withdraw', 'code'].includes(name) ? undefined : body;
      for (const [who, which] of [
        ['stranger', id],
        ['owner', 9_999_999],
      ] as const) {
        expect(await deed(step(who, which, name, given))).toEqual({
          said: NO_SETTLEMENT,
          ...NOTHING_DONE,
        });
      }
    },
  );
});
