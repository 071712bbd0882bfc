import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AgreementPhase } from '#domain/professionals/agreement-access.ts';
import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';
import {
  type Engagement,
  identityChecks,
  licences,
  listingVerifications,
  timeline,
} from '#server/db/schema/index.ts';
import { stored } from '#tests/builders/index.ts';
import * as EXPECTED from '#tests/expected/state-access.ts';
import { insertBooking } from './deals/deal-world.ts';
import { aContact } from './examples/contacts.ts';
import { aVisit } from './examples/visits.ts';
import { insertAgreement } from './professionals/lawyer-world.ts';
import { DOOR, type Look, stateWorld, type Thing, trialsOf } from './state-access-world.ts';

/**
 * Papers, addresses, documents and numbers: every state of what they belong to, every party, and
 * strangers of every role. What each sees follows from the tables in tests/expected alone.
 */

const world = stateWorld();
const { parties, others, look } = world;

type Table<Party extends string> = Readonly<Record<string, Readonly<Record<Party, EXPECTED.Sees>>>>;

/** Tries every cell of a table; `make` makes the thing in a state that it came to some days ago. */
function tryTable<Of extends string, Party extends string>(
  what: string,
  table: Readonly<Record<Of, Readonly<Record<Party, EXPECTED.Sees>>>>,
  make: (state: Of, days: number) => Promise<Thing<Party>>,
): void {
  describe(what, () => {
    test.each(Object.keys(table) as Of[])('that is %s', async (state) => {
      const row = table[state];
      const made = new Map<number, Promise<Thing<Party>>>();
      const thingOf = (days: number) => {
        const thing = made.get(days) ?? make(state, days);
        made.set(days, thing);
        return thing;
      };
      for (const party of Object.keys(row) as Party[]) {
        for (const { days, seen } of trialsOf(row[party])) {
          const thing = await thingOf(days);
          for (const [i, see] of thing.looks[party].entries()) {
            const words = `${party}, ${days} days after the end, by way ${i + 1}`;
            expect(await see(thing.parties[party]), words).toBe(seen);
          }
        }
      }
      const { looks } = await thingOf(0);
      const ways = new Set(Object.values<readonly Look[]>(looks).flat());
      for (const [role, stranger] of world.strangers()) {
        for (const see of ways) expect(await see(stranger), `a stranger, ${role}`).toBe(false);
      }
    });
  });
}

test('every table of states is tried, or it is said why not', () => {
  const tables: Record<string, unknown> = EXPECTED;
  for (const name of Object.keys(STATE_TABLES) as StateTableName[]) {
    const tried = EXPECTED.TRIED_BY[name].split(', ').filter((word) => /^[A-Z_]+$/.test(word));
    for (const table of tried) {
      const rows = Object.keys(tables[table] as Table<string>);
      expect(rows.toSorted(), table).toEqual([...STATE_TABLES[name].states].sort());
    }
  }
});

tryTable('an identity document of a check', EXPECTED.IDENTITY_DOCUMENT, async (state, days) => {
  const documentId = await world.aDocument(parties.owner.id, 'passport');
  const at = world.daysAgo(days);
  await world.db().insert(identityChecks).values({
    personId: parties.owner.id,
    kind: 'document',
    state,
    documentId,
    consent: 'yes',
    consentAt: at,
    decidedAt: at,
  });
  const see = [look(`/profile/document/${documentId}`)];
  return {
    parties: { person: parties.owner, staff: parties.staff },
    looks: { person: see, staff: see },
  };
});

tryTable('the evidence of a licence', EXPECTED.LICENCE_EVIDENCE, async (state, days) => {
  const { id: personId } = others.lawyer;
  const documentId = await world.aDocument(personId, 'licence');
  const row = { personId, number: 'MAH/1234/2012', state, documentId };
  await world.db().delete(licences).where(eq(licences.personId, personId));
  await world
    .db()
    .insert(licences)
    .values({ ...row, decidedAt: world.daysAgo(days) });
  const see = [look(`/profile/document/${documentId}`)];
  return {
    parties: { professional: others.lawyer, staff: parties.staff },
    looks: { professional: see, staff: see },
  };
});

tryTable('a paper of a verification', EXPECTED.VERIFICATION_PAPER, async (state, days) => {
  const { id: listingId } = await world.aListing();
  const decidedAt = world.daysAgo(days);
  const verification = stored(
    await world
      .db()
      .insert(listingVerifications)
      .values({ listingId, state, decidedAt })
      .returning(),
  );
  const id = await world.aDealDocument(parties.owner.id, 'verification', verification.id);
  const see = [look(`/profile/document/${id}`)];
  return {
    parties: { owner: parties.owner, staff: parties.staff },
    looks: { owner: see, staff: see },
  };
});

for (const adder of ['owner', 'buyer'] as const) {
  const other = adder === 'owner' ? 'buyer' : 'owner';
  tryTable(
    `a document of the ${adder}’s, of a booking`,
    EXPECTED.BOOKING_DOCUMENT,
    async (state) => {
      const { buyer } = parties;
      const listing = await world.aListing(state);
      const { id } = await insertBooking(world.context(), { listing, buyer }, { state });
      const documentId = await world.aDealDocument(parties[adder].id, 'booking', id);
      const see = [
        look(`/book/documents/${id}/${documentId}`),
        look(`/book/getbooking/${id}`, ({ data }) => data.documents.length > 0),
      ];
      return {
        parties: { adder: parties[adder], other: parties[other], staff: parties.staff },
        looks: { adder: see, other: see, staff: see },
      };
    },
  );
}

for (const [whose, table] of [
  ['client', EXPECTED.CLIENTS_PAPER],
  ['lawyer', EXPECTED.LAWYERS_PAPER],
] as const) {
  tryTable(`a paper from the ${whose}, of work`, table, async (state, days) => {
    const engagement = await world.aWork(others.lawyer, state, days, { profession: 'lawyer' });
    const by = whose === 'client' ? parties.buyer : others.lawyer;
    const paper = await world.aPaper(engagement, by.id);
    const open = look(`/lawyer/paper/${paper.id}`);
    const listed = look(
      `/lawyer/getleaddetails/${engagement.id}`,
      ({ data }) => data.papers.length > 0,
    );
    return {
      parties: { client: parties.buyer, professional: others.lawyer, staff: parties.staff },
      looks: { client: [open, listed], professional: [open, listed], staff: [open] },
    };
  });
}

async function aReport(engagement: Engagement, listingId: number): Promise<void> {
  const { documentId } = await world.aPaper(engagement, others.evaluator.id, {
    kind: 'valuation-report',
  });
  await world.query(
    `insert into valuations (engagement_id, listing_id, visited_on, checklist, comparables,
       low_paise, likely_paise, high_paise, remarks, code, sha256, document_id, issued_at)
     values ($1, $2, '2030-01-05', '{}', '[]', 100, 200, 300, 'As seen.', $3, 'abc', $4, now())`,
    engagement.id,
    listingId,
    `C${documentId}`.padEnd(10, '7'),
    documentId,
  );
}

tryTable('a valuation of work', EXPECTED.VALUATION, async (state, days) => {
  const { id: listingId } = await world.aHome();
  const more = { profession: 'evaluator', listingId } as const;
  const engagement = await world.aWork(others.evaluator, state, days, more);
  await aReport(engagement, listingId);
  const photo = await world.aPaper(engagement, others.evaluator.id, { kind: 'visit-photo' });
  const see = [
    look(`/propertyevaluator/valuation/${engagement.id}`, ({ data }) => data !== null),
    look(`/propertyevaluator/report/${engagement.id}`),
  ];
  const details = look(
    `/propertyevaluator/getleaddetails/${engagement.id}`,
    ({ data }) => data.report !== null,
  );
  return {
    parties: { client: parties.buyer, professional: others.evaluator },
    looks: {
      client: see,
      professional: [...see, details, look(`/propertyevaluator/visitphoto/${photo.id}`)],
    },
  };
});

/** How work and booking stand, so that an agreement of them is in a phase. */
const PHASES = {
  underWay: { work: 'working', booked: 'paid' },
  finished: { work: 'confirmed', booked: 'paid' },
  fallenThrough: { work: 'working', booked: 'cancelled' },
  givenUp: { work: 'refunded', booked: 'paid' },
} as const satisfies Record<AgreementPhase, object>;

for (const state of STATE_TABLES.agreement.states) {
  tryTable(
    `an agreement that is ${state}, by its work`,
    EXPECTED.AGREEMENT[state],
    async (phase, days) => {
      const { owner, buyer, staff } = parties;
      const { work, booked } = PHASES[phase];
      const listing = await world.aListing();
      const since = { state: booked, updatedAt: world.daysAgo(days) };
      await insertBooking(world.context(), { listing, buyer }, since);
      const more = { profession: 'lawyer', listingId: listing.id } as const;
      const engagement = await world.aWork(others.lawyer, work, days, more);
      const deal = { listing, buyerId: buyer.id };
      const { id } = await insertAgreement(world.context(), engagement, deal, { state });
      if (state === 'superseded') {
        const line = { event: 'share', by: 'lawyer', state: 'shared', at: world.daysAgo(days) };
        await world
          .db()
          .insert(timeline)
          .values({ subjectKind: 'agreement', subjectId: id, ...line });
      }
      const bound = { kind: 'agreement', agreementId: id };
      const paper = await world.aPaper(engagement, others.lawyer.id, bound);
      const text = look(`/lawyer/agreement/pdf/${id}`);
      const listed = look(
        `/lawyer/getleaddetails/${engagement.id}`,
        ({ data }) => data.agreements.length > 0,
      );
      const mine = look(
        (who) => `/lawyer/getselleragreement/${who.id}/${listing.id}`,
        ({ data }) => data !== null,
      );
      return {
        parties: { client: buyer, professional: others.lawyer, signatory: owner, staff },
        looks: {
          client: [text, listed],
          professional: [text, listed],
          signatory: [text, mine, look(`/lawyer/paper/${paper.id}`)],
          staff: [text],
        },
      };
    },
  );
}

tryTable('the address, by a visit', EXPECTED.VISIT_ADDRESS, async (state) => {
  const { owner, buyer } = parties;
  const { id: listingId } = await world.aHome();
  const sides = { ownerId: owner.id, buyerId: buyer.id };
  const { id } = await aVisit(
    { context: world.context() },
    { ...sides, listingId, state, inMinutes: 60 },
  );
  const record = look(
    (who) => `/meeting/getmeetingrecord/${listingId}/${who.id}`,
    ({ data }) =>
      data.some(({ meetingdata }: { meetingdata: { place: unknown } }) => meetingdata.place),
  );
  const calendar = look(`/meeting/visit/${id}/calendar`, (body) =>
    String(body).replaceAll('\r\n ', '').replaceAll('\\', '').includes(DOOR),
  );
  return { parties: { owner, buyer }, looks: { owner: [record], buyer: [record, calendar] } };
});

tryTable('the address, by a booking', EXPECTED.BOOKING_ADDRESS, async (state) => {
  const { owner, buyer } = parties;
  const listing = await world.aHome(state === 'completed' ? 'sold' : 'live');
  const { id } = await insertBooking(world.context(), { listing, buyer }, { state });
  const see = [
    look(`/book/getbooking/${id}`, ({ data }) => data.place !== null),
    look(
      (who) => `/property/getbookpropertydetails/${listing.id}/${who.id}`,
      ({ data }) => data.place !== null,
    ),
  ];
  return { parties: { owner, buyer }, looks: { owner: see, buyer: see } };
});

tryTable('the address, by work of an evaluator', EXPECTED.WORK_ADDRESS, async (state, days) => {
  const { id: listingId } = await world.aHome();
  const more = { profession: 'evaluator', listingId, clientId: parties.owner.id } as const;
  const { id } = await world.aWork(others.evaluator, state, days, more);
  const place = look(
    `/propertyevaluator/getleaddetails/${id}`,
    ({ data }) => data.property.place !== null,
  );
  return { parties: { professional: others.evaluator }, looks: { professional: [place] } };
});

tryTable('the number, by a contact request', EXPECTED.NUMBERS, async (state) => {
  const { owner, buyer } = parties;
  const { id: listingId } = await world.aListing();
  const sides = { ownerId: owner.id, buyerId: buyer.id };
  const { id } = await aContact({ context: world.context() }, { ...sides, listingId, state });
  const see = [
    look(`/method/contact/${id}/numbers`, ({ data }) => typeof data.mobile === 'string', 'POST'),
  ];
  return { parties: { owner, buyer }, looks: { owner: see, buyer: see } };
});
