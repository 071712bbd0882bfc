import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { type Agreement, agreements } from '#server/db/schema/index.ts';
import { agreementPdf } from '#server/professionals/lawyers/agreements/agreement-pdf.ts';
import { redraftAgreementVerb } from '#server/professionals/lawyers/agreements/draft.ts';
import { agreementPdfVerb } from '#server/professionals/lawyers/agreements/open-agreement.ts';
import { signAgreementVerb } from '#server/professionals/lawyers/agreements/sign.ts';
import { newReference } from '#server/professionals/lawyers/agreements/signing-reference.ts';
import { contextOf, outcomeOf, raceRounds } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { stored } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { insertConsent, LICENCE, lawyerWorld, SALE, signingCode } from './lawyer-world.ts';

const ROUNDS = raceRounds(15, 200);
const world = lawyerWorld();
const { parties, others, as, must } = world;
const NOTHING = { params: {} as never, query: {} as never, body: {} as never };

const draft = (id: number, body: unknown = SALE) =>
  as(others.lawyer, 'POST', `/lawyer/agreement/draft/${id}`, body);
const share = (id: number) => as(others.lawyer, 'POST', `/lawyer/agreement/share/${id}`);
const mine = (side: 'seller' | 'buyer', listingId: number) => {
  const who = side === 'seller' ? parties.owner : parties.buyer;
  return as(who, 'GET', `/lawyer/get${side}agreement/${who.id}/${listingId}`);
};
const stateOf = async (id: number) =>
  (await world.query('select state from agreements where id = $1', id))[0].state;

describe('an agreement', () => {
  test('is drawn up, shared, read by both, consented to by both', async () => {
    const { listing, engagement } = await world.aWork();
    const { agreementId } = await must(draft(engagement.id));
    expect((await mine('buyer', listing.id)).body.data).toBeNull();
    await must(share(agreementId));

    const toBuyer = await must(mine('buyer', listing.id));
    const toSeller = await must(mine('seller', listing.id));
    expect(toBuyer).toMatchObject({ side: 'buyer', state: 'shared', version: 1, terms: null });
    expect(toSeller).toMatchObject({ side: 'seller', sha256: toBuyer.sha256, isSandbox: true });
    expect(toBuyer.text).toContain('Meera Apte');
    expect(toBuyer.text).toContain('Sameer Kulkarni');
    expect(toBuyer.text).toContain('₹ 80,00,000 (');
    expect(toBuyer.text).toContain('modular kitchen');
    expect(createHash('sha256').update(toBuyer.text).digest('hex')).toBe(toBuyer.sha256);

    const first = await must(world.sign(parties.buyer, toBuyer));
    expect(first).toEqual({ agreementId, state: 'shared', url: null });
    expect((await world.sign(parties.buyer, toBuyer)).status).toBe(409);
    expect((await must(world.sign(parties.owner, toBuyer))).state).toBe('agreed');

    const done = await must(mine('seller', listing.id));
    expect(done.consents.map(({ side }: { side: string }) => side)).toEqual(['buyer', 'seller']);
    expect(done.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'draft',
      'share',
      'consent',
      'agree',
    ]);
    const consents = await world.query(
      'select sha256, reference from agreement_consents where agreement_id = $1',
      agreementId,
    );
    for (const consent of consents) {
      expect(consent.sha256).toBe(toBuyer.sha256);
      expect(consent.reference).toMatch(
        new RegExp(`^agr-${agreementId}-\\d+-[0-9a-f]{8}-[0-9a-f]{12}$`),
      );
    }
    expect(
      (await as(others.lawyer, 'POST', `/lawyer/agreement/redraft/${agreementId}`, SALE)).status,
    ).toBe(409);
  });

  test('carries the conditions of the bid, describes the property, and says where it departs', async () => {
    const { listing, booking, engagement } = await world.aWork();
    const terms = { possessionOn: '2030-01-31', fixtures: 'Two air conditioners', loanBy: null };
    await world.query(
      'update bookings set terms = $2, conditions = $3 where id = $1',
      booking?.id,
      terms,
      ['Vacant on handover.'],
    );
    await world.query(
      `update listings set carpet_area_sqft = 870, floor = 5, floors = 12, society = 'Gulmohar',
         subcategory = 'Flat', bedrooms = 2, private_address = 'Flat 502, Wing B'
       where id = $1`,
      listing.id,
    );
    const { deal, property } = await must(world.detail(others.lawyer, engagement.id));
    expect(deal).toMatchObject({ possessionOn: '2030-01-31' });
    expect(deal.agreed).toHaveLength(3);
    expect(property).toMatchObject({ project: 'Gulmohar', floor: 5, carpetSqft: 870 });
    expect(property.address).toMatch(/^Flat 502, Wing B, /);

    const schedule = { survey: '12/3' };
    const { agreementId } = await must(draft(engagement.id, { ...SALE, schedule }));
    await must(share(agreementId));
    for (const side of ['buyer', 'seller'] as const) {
      const { text, differences } = await must(mine(side, listing.id));
      expect(text).toContain('2 BHK flat of 870 sq ft carpet area on floor 5 of 12, Gulmohar');
      expect(text).toContain('survey or CTS number 12/3');
      expect(text).toContain('Included: Two air conditioners. Vacant on handover.');
      expect(differences).toEqual([
        'Possession on 31 Jan 2030 was agreed; this text says 1 Apr 2030.',
      ]);
    }
    const next = await must(
      as(others.lawyer, 'POST', `/lawyer/agreement/redraft/${agreementId}`, {
        ...SALE,
        price: 7_000_000,
        possessionOn: '2030-01-31',
      }),
    );
    await must(share(next.agreementId));
    expect((await must(mine('buyer', listing.id))).differences).toEqual([
      '₹ 80,00,000 was agreed; this text says ₹ 70,00,000.',
    ]);
  });

  test('for a rented home is a leave and licence', async () => {
    const { engagement } = await world.aWork('working', 'accepted', { listedIn: 'rent' });
    expect((await draft(engagement.id, SALE)).status).toBe(422);
    const { agreementId } = await must(draft(engagement.id, LICENCE));
    const [{ text }] = await world.query('select text from agreements where id = $1', agreementId);
    expect(text).toMatch(/^Leave and licence agreement\n/);
    expect(text).toContain('11 months from 1 Feb 2030');
    expect(text).toContain('₹ 32,000 (');
  });

  test.each([
    ['no booking', 'working', null],
    ['a booking the owner has not accepted', 'working', 'held'],
    ['a cancelled booking', 'working', 'cancelled'],
    ['work that is not begun', 'paid', 'paid'],
    ['finished work', 'confirmed', 'paid'],
  ] as const)('is not drawn up with %s', async (_, state, booked) => {
    const { engagement } = await world.aWork(state, booked);
    expect((await draft(engagement.id)).status).toBe(409);
  });

  test('is not drawn up on a booking that the client is no side of', async () => {
    const { engagement } = await world.aWork();
    await world.query(
      'update engagements set client_id = $2, booking_id = null where id = $1',
      engagement.id,
      parties.stranger.id,
    );
    expect((await draft(engagement.id)).status).toBe(409);
    const { deal } = await must(world.detail(others.lawyer, engagement.id));
    expect(deal).toBeNull();
  });

  test('asks for no consent any more once the deal is completed', async () => {
    const { listing, booking, engagement } = await world.aWork();
    const { agreementId } = await must(draft(engagement.id));
    await must(share(agreementId));
    expect((await must(mine('buyer', listing.id))).isDone).toBe(false);
    await world.query(`update bookings set state = 'completed' where id = $1`, booking?.id);
    expect((await must(mine('buyer', listing.id))).isDone).toBe(true);
    expect((await must(mine('seller', listing.id))).isDone).toBe(true);
  });

  test('drawn up after the deal was completed is a renewal, which both consent to anew', async () => {
    const { listing, booking, engagement } = await world.aWork();
    await world.query(`update bookings set state = 'completed' where id = $1`, booking?.id);
    await world.query(
      `insert into timeline (subject_kind, subject_id, at, event, by, state)
       values ('booking', $1, now() - interval '1 day', 'complete', 'owner', 'completed')`,
      booking?.id,
    );
    const { agreementId } = await must(draft(engagement.id));
    await must(share(agreementId));
    for (const [side, party] of [
      ['seller', parties.owner],
      ['buyer', parties.buyer],
    ] as const) {
      const shown = await must(mine(side, listing.id));
      expect(shown).toMatchObject({ isDone: false, state: 'shared' });
      await must(world.sign(party, shown));
    }
    expect((await must(mine('buyer', listing.id))).state).toBe('agreed');
  });

  test('is refused with a reason, and the next version takes its place', async () => {
    const { listing, engagement } = await world.aWork();
    const { agreementId } = await must(draft(engagement.id));
    await must(share(agreementId));
    await must(world.sign(parties.owner, await must(mine('seller', listing.id))));
    const reason = 'Possession must be a month later.';
    await must(as(parties.buyer, 'POST', `/lawyer/agreement/refuse/${agreementId}`, { reason }));
    const [refused] = (await must(world.detail(others.lawyer, engagement.id))).agreements;
    expect(refused).toMatchObject({ state: 'refused', terms: SALE });
    expect(refused.timeline.at(-1)).toMatchObject({ event: 'refuse', note: reason });

    const next = await must(
      as(others.lawyer, 'POST', `/lawyer/agreement/redraft/${agreementId}`, {
        ...SALE,
        possessionOn: '2030-05-01',
      }),
    );
    // Until the next is shared both still see what became of this one.
    expect(await must(mine('seller', listing.id))).toMatchObject({
      version: 1,
      state: 'superseded',
    });
    await must(share(next.agreementId));
    const second = await must(mine('seller', listing.id));
    expect(second).toMatchObject({ version: 2, state: 'shared', consents: [] });
    expect(second.text).toContain('1 May 2030');
  });

  test('takes no consent once its booking is gone', async () => {
    const agreement = await world.anAgreement('shared');
    await world.query(
      `update bookings set state = 'cancelled' where listing_id = $1`,
      agreement.listingId,
    );
    const answer = await world.sign(parties.buyer, agreement);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('booking');
  });

  test('takes no consent once the lawyer has given the work up', async () => {
    const agreement = await world.anAgreement('shared', { work: 'refunded' });
    expect((await world.sign(parties.buyer, agreement)).status).toBe(409);
  });
});

describe('a consent', () => {
  test('needs the right code, which works once and for this version only', async () => {
    const context = world.context();
    const agreement = await world.anAgreement('shared');
    const other = await world.anAgreement('shared');
    const send = (id: number, code: string) =>
      as(parties.buyer, 'POST', `/lawyer/agreement/sign/${id}`, { code, sha256: agreement.sha256 });
    expect((await send(agreement.id, '000000')).status).toBe(401);
    const foreign = await signingCode(context, other.id, parties.buyer.id);
    expect((await send(agreement.id, foreign)).status).toBe(401);
    const others = await signingCode(context, agreement.id, parties.owner.id);
    expect((await send(agreement.id, others)).status).toBe(401);
    const good = await signingCode(context, agreement.id, parties.buyer.id);
    expect((await send(agreement.id, good)).status).toBe(200);
  });

  test('is to the text that was read', async () => {
    const agreement = await world.anAgreement('shared');
    const answer = await world.sign(parties.buyer, { id: agreement.id, sha256: '0'.repeat(64) });
    expect(answer.status).toBe(409);
  });

  test('code goes to the signer alone, and not twice in a minute', async () => {
    const context = world.context();
    const agreement = await world.anAgreement('shared');
    const ask = () => as(parties.buyer, 'POST', `/lawyer/agreement/code/${agreement.id}`);
    const { sentTo } = await must(ask());
    expect(sentTo).toHaveLength(2);
    expect((await ask()).body.message).toContain('a moment ago');
    await context.background.idle();
    const [{ email }] = await world.query(
      'select email from people where id = $1',
      parties.buyer.id,
    );
    const messages = context.ports.outbox?.list(email) ?? [];
    expect(messages.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^\d{6} signs version 1 of your agreement for sale/),
    );
  });

  test('with the provider away signs nothing and leaves the code good', async () => {
    const context = world.context();
    const agreement = await world.anAgreement('shared');
    const code = await signingCode(context, agreement.id, parties.buyer.id);
    const body = { code, sha256: agreement.sha256 };
    const call = () => as(parties.buyer, 'POST', `/lawyer/agreement/sign/${agreement.id}`, body);
    const { esign } = context.ports;
    context.ports.esign = { ...esign, begin: async () => ({ ok: false, reason: 'unavailable' }) };
    expect((await call()).status).toBe(503);
    context.ports.esign = esign;
    expect((await call()).status).toBe(200);
  });

  test('at a provider with a page of its own counts when the provider says so', async () => {
    const context = world.context();
    const agreement = await world.anAgreement('shared');
    const { esign } = context.ports;
    let outcome: 'pending' | 'refused' | 'signed' | 'unavailable' = 'pending';
    let reference = '';
    context.ports.esign = {
      isSandbox: false,
      begin: async (wish) => {
        reference = wish.reference;
        expect(wish.returnTo).toContain(`?signature=${reference}`);
        expect(reference.length).toBeLessThanOrEqual(50);
        return { ok: true, url: 'https://sign.example/x' };
      },
      outcomeOf: async () => outcome,
    };
    try {
      const begun = await must(world.sign(parties.buyer, agreement));
      expect(begun).toMatchObject({ state: 'shared', url: 'https://sign.example/x' });
      const finish = (given = reference, who = parties.buyer) =>
        as(who, 'POST', `/lawyer/agreement/signed/${agreement.id}`, { reference: given });
      expect((await finish()).status).toBe(409);
      outcome = 'unavailable';
      expect((await finish()).status).toBe(503);
      outcome = 'refused';
      expect((await finish()).status).toBe(409);
      outcome = 'signed';
      expect((await finish(reference, parties.owner)).status).toBe(404);
      expect((await finish(`${reference.slice(0, -1)}0x`)).status).toBe(404);
      const again = newReference(context, { id: agreement.id, sha256: 'other' }, parties.buyer.id);
      expect((await finish(again)).status).toBe(404);
      await insertConsent(context, agreement, 'seller');
      expect((await must(finish())).state).toBe('agreed');
      // The page reloaded.
      expect((await must(finish())).state).toBe('agreed');
    } finally {
      context.ports.esign = esign;
    }
  });
});

describe('the PDF', () => {
  const openAs = async (id: number, who: { id: number }): Promise<Buffer> => {
    const file = (await agreementPdfVerb(contextOf(world.context(), who.id), {
      ...NOTHING,
      params: { id },
    })) as Download;
    return file.bytes as Buffer;
  };

  test('has the text, its hash and the consents', async () => {
    const { listing, engagement } = await world.aWork();
    const { agreementId } = await must(draft(engagement.id));
    await must(share(agreementId));
    const shown = await must(mine('buyer', listing.id));
    await must(world.sign(parties.buyer, shown));
    const agreement = stored(
      await world.db().select().from(agreements).where(eq(agreements.id, agreementId)),
    );
    const text = readPdf(await agreementPdf(world.db(), agreement)).replaceAll('\n', ' ');
    expect(text).toContain('Agreement for sale');
    expect(text).toContain('Sameer Kulkarni');
    expect(text).toContain('Consents');
    expect(text).toContain('Meera Apte');
    expect(text).toContain('No consent yet');
    expect(text).toContain(shown.sha256);
  });

  test('is another file for each reader, and none for others', async () => {
    const agreement = await world.anAgreement('shared');
    const [buyers, sellers] = await Promise.all([
      openAs(agreement.id, parties.buyer),
      openAs(agreement.id, parties.owner),
    ]);
    expect(buyers.equals(sellers)).toBe(false);
    const path = `/lawyer/agreement/pdf/${agreement.id}`;
    for (const who of [parties.buyer, parties.owner, others.lawyer, parties.staff]) {
      expect((await as(who, 'GET', path)).status).toBe(200);
    }
    for (const who of [parties.stranger, others.otherLawyer]) {
      expect((await as(who, 'GET', path)).status).toBe(404);
    }
    const opened = await world.query(
      `select actor_id from audit_log where action = 'agreement.open' and subject_id = $1`,
      agreement.id,
    );
    expect(opened).toHaveLength(6);
  });

  test('of a draft is the lawyer’s alone', async () => {
    const agreement = await world.anAgreement('draft');
    const path = `/lawyer/agreement/pdf/${agreement.id}`;
    expect((await as(others.lawyer, 'GET', path)).status).toBe(200);
    for (const who of [parties.buyer, parties.owner]) {
      expect((await as(who, 'GET', path)).status).toBe(404);
    }
  });
});

describe('at once', () => {
  const signing = async (context: Context, who: { id: number }, agreement: Agreement) => {
    const code = await signingCode(context, agreement.id, who.id);
    return () =>
      outcomeOf(
        signAgreementVerb(contextOf(context, who.id), {
          ...NOTHING,
          params: { id: agreement.id },
          body: { code, sha256: agreement.sha256 },
        }),
      );
  };
  const linesOf = async (id: number) =>
    (
      await world.query(
        `select event from timeline where subject_kind = 'agreement' and subject_id = $1 order by id`,
        id,
      )
    ).map(({ event }) => event);

  test(`both consent: the agreement is agreed once, ${ROUNDS} times`, {
    timeout: patience(300),
  }, async () => {
    const context = world.crowded();
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await world.anAgreement('shared');
      const calls = await Promise.all(
        [parties.owner, parties.buyer].map((who) => signing(context, who, agreement)),
      );
      expect(await Promise.all(calls.map((call) => call()))).toEqual(['done', 'done']);
      expect(await stateOf(agreement.id)).toBe('agreed');
      expect(await linesOf(agreement.id)).toEqual(['consent', 'agree']);
    }
  });

  test(`one consents twice: once, ${ROUNDS} times`, { timeout: patience(300) }, async () => {
    const context = world.crowded();
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await world.anAgreement('shared');
      const call = await signing(context, parties.buyer, agreement);
      const outcomes = await Promise.all([call(), call()]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(await linesOf(agreement.id)).toEqual(['consent']);
    }
  });

  test(`the last consent and a new version: one of them, ${ROUNDS} times`, {
    timeout: patience(300),
  }, async () => {
    const context = world.crowded();
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await world.anAgreement('shared');
      await recordEvent(context, context.db, {
        kind: 'agreement',
        id: agreement.id,
        event: 'share',
        by: 'lawyer',
        state: 'shared',
      });
      await insertConsent(context, agreement, 'seller');
      const consent = await signing(context, parties.buyer, agreement);
      const redraft = () =>
        outcomeOf(
          redraftAgreementVerb(contextOf(context, others.lawyer.id), {
            ...NOTHING,
            params: { id: agreement.id },
            body: SALE,
          }),
        );
      const outcomes = await Promise.all([consent(), redraft()]);
      expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
      const agreed = outcomes[0] === 'done';
      expect(await stateOf(agreement.id)).toBe(agreed ? 'agreed' : 'superseded');
      const versions = await world.query(
        'select version, state from agreements where engagement_id = $1 order by version',
        agreement.engagementId,
      );
      expect(versions).toHaveLength(agreed ? 1 : 2);
    }
  });
});
