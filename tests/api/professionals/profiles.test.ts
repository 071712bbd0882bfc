import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { licences } from '#server/db/schema/index.ts';
import { reportPdf } from '#server/professionals/evaluators/index.ts';
import { titleReportPdf } from '#server/professionals/lawyers/index.ts';
import { getSpecimenVerb } from '#server/professionals/specimens/get-specimen.ts';
import { titleReportFacts } from '#server/professionals/specimens/title-report.ts';
import { valuationFacts } from '#server/professionals/specimens/valuation-report.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { aSession, insertListing, insertLocality, insertPerson } from '#tests/builders/index.ts';
import { engagementWorld, insertEngagement, insertFee, insertProfile } from './engagement-world.ts';

const world = engagementWorld();
const { parties, as, must } = world;
const context = () => world.context();

const NOTHING = { query: {} as never, body: {} as never };

interface Place {
  longitude: number;
}

type Profession = 'agent' | 'lawyer' | 'evaluator';

async function aProfessional(profession: Profession, more: object = {}) {
  const person = await insertPerson(world.db(), { role: profession, ...more });
  await insertProfile(context(), person.id);
  return person;
}

const idsIn = async (query: string): Promise<number[]> =>
  (await must(as(parties.buyer, 'GET', `/hire/professionals?${query}`))).map(
    ({ id }: { id: number }) => id,
  );

describe('somebody who paid for promotion', () => {
  test('stands first in the directory, marked, unless an order is asked for', async () => {
    const paid = await aProfessional('lawyer', { premiumUntil: new Date(Date.now() + 86_400_000) });
    const over = await aProfessional('lawyer', { premiumUntil: new Date(Date.now() - 1_000) });
    // One who is better reviewed than both.
    const best = await aProfessional('lawyer');
    await world.query(
      'update professional_profiles set rating_sum = 50, rating_count = 10 where person_id = $1',
      best.id,
    );
    expect(await idsIn('profession=lawyer')).toEqual([paid.id, best.id, over.id]);
    expect(await idsIn('profession=lawyer&sort=rating')).toEqual([best.id, paid.id, over.id]);
    const cards = await must(as(parties.buyer, 'GET', '/hire/professionals?profession=lawyer'));
    expect(cards.map(({ promoted }: { promoted: boolean }) => promoted)).toEqual([
      true,
      false,
      false,
    ]);
    const premium = await must(as(parties.buyer, 'GET', '/profilepremium/getUserPremiumList'));
    expect(premium).toEqual([
      { id: paid.id, userData: expect.objectContaining({ userrole: 'lawyer' }) },
    ]);
  });
});

describe('a profile', () => {
  test('says when the licence was checked, and what was finished and paid for', async () => {
    const lawyer = await aProfessional('lawyer', { licence: 'MAH/1234/2009' });
    const profile = () => must(as(parties.buyer, 'GET', `/hire/professional/${lawyer.id}`));
    expect(await profile()).toMatchObject({ licenceCheckedOn: null, past: [], finished: 0 });

    await world
      .db()
      .insert(licences)
      .values({
        personId: lawyer.id,
        number: 'MAH/1234/2009',
        state: 'verified',
        validUntil: '2099-12-31',
        decidedAt: new Date('2026-10-05T06:00:00Z'),
      });
    const listing = await insertListing(world.db());
    const clients = { clientId: parties.buyer.id, professionalId: lawyer.id };
    const work = { profession: 'lawyer', state: 'confirmed', listingId: listing.id } as const;
    const done = await insertEngagement(context(), clients, {
      ...work,
      endedAt: new Date('2026-10-20T06:00:00Z'),
    });
    // Work that nobody paid for is told to nobody.
    await insertEngagement(context(), clients, work);
    await insertFee(context(), done);
    const { licenceCheckedOn, licenceValidUntil, past, finished } = await profile();
    expect(licenceCheckedOn).toBe('2026-10-05');
    expect(licenceValidUntil).toBe('2099-12-31');
    expect(finished).toBe(1);
    expect(past).toEqual([
      {
        id: done.id,
        subcategory: listing.subcategory,
        bedrooms: listing.bedrooms,
        locality: expect.any(String),
        on: '2026-10-20',
      },
    ]);
  });
});

describe('the areas somebody serves', () => {
  test('come with where they lie', async () => {
    const places = [
      await insertLocality(world.db(), { location: { x: 73.79, y: 18.56 } }),
      await insertLocality(world.db(), { location: { x: 73.76, y: 18.6 } }),
    ];
    const agent = await aProfessional('agent', { areasServed: places.map(({ slug }) => slug) });
    const profile = await must(as(parties.buyer, 'GET', `/hire/professional/${agent.id}`));
    expect(
      profile.places.toSorted((one: Place, other: Place) => other.longitude - one.longitude),
    ).toEqual(
      places.map(({ slug, name, location: { x, y } }) => ({
        slug,
        name,
        latitude: y,
        longitude: x,
      })),
    );
  });
});

describe('a report', () => {
  const titleIn = (language: 'mr' | 'hi') => titleReportPdf({ ...titleReportFacts(), language });
  const valuationIn = (language: 'mr' | 'hi') => reportPdf({ ...valuationFacts(), language });

  test.each([
    ['of a title in Marathi', () => titleIn('mr'), ['मालमत्ता', 'काय तपासले', 'लागू नाही']],
    ['of a title in Hindi', () => titleIn('hi'), ['पता', 'राय', 'ठीक']],
    ['of a value in Marathi', () => valuationIn('mr'), ['मजला', 'तुलनीय घरे']],
    ['of a value in Hindi', () => valuationIn('hi'), ['उम्र', 'तुलनीय घर']],
  ] as const)('%s is in that language, but for names and figures', async (_, draw, said) => {
    const words = readPdf(await draw()).replace(/\s+/g, ' ');
    for (const one of said) expect(words).toContain(one);
    expect(words).toContain('A. Specimen (an invented client)');
    expect(words).not.toMatch(/Prepared for|Issued on|What this report is|Page 1/);
  });
});

describe('a specimen of a report', () => {
  test.each([
    [
      'title-report',
      () => titleReportPdf(titleReportFacts()),
      'A mortgage to a bank is registered',
    ],
    ['valuation-report', () => reportPdf(valuationFacts()), 'Likely value'],
  ] as const)(
    '%s is about invented people, with a mark on every page',
    async (paper, draw, found) => {
      const words = readPdf(await draw()).replace(/\n/g, ' ');
      expect(words).toContain(found);
      expect(words).toContain('A. Specimen (an invented client)');
      expect(words).toContain('SPECIMEN/0000 (not checked by Propertysearch)');
      const file = (await getSpecimenVerb(context(), {
        ...NOTHING,
        params: { paper },
      })) as Download;
      const marked = await PDFDocument.load(file.bytes);
      for (const page of marked.getPages()) {
        expect(page.node.Resources()?.toString()).toContain('/EmbeddedPdfPage');
      }
    },
  );

  test('there is none of what no report is made of', async () => {
    expect((await as(parties.buyer, 'GET', '/hire/specimen/engagement')).status).toBe(422);
  });
});

describe('before a booking, a home of somebody else', () => {
  const ask = async (profession: Profession, listingId: number) =>
    as(parties.buyer, 'POST', '/hire/request', {
      professionalId: (await aProfessional(profession)).id,
      brief: 'Look into this home before I book it, please.',
      listingId,
    });

  test.each(['lawyer', 'evaluator'] as const)('can be looked into by a %s', async (profession) => {
    const listing = await insertListing(world.db());
    const answer = await ask(profession, listing.id);
    expect(answer.status).toBe(200);
    const { engagementId } = answer.body.data;
    expect(await world.detail(parties.buyer, engagementId)).toMatchObject({
      listingId: listing.id,
      bookingId: null,
    });
  });

  test('not once it has left the market, and never by an agent', async () => {
    const draft = await insertListing(world.db(), { status: 'draft' });
    expect((await ask('lawyer', draft.id)).status).toBe(404);
    const live = await insertListing(world.db());
    expect((await ask('agent', live.id)).status).toBe(404);
  });
});

describe('the calendar of a professional', () => {
  test('has what they owe by which day, what is late always, and the months', async () => {
    const lawyer = await aProfessional('lawyer');
    const { headers } = await aSession(world.db(), lawyer.id);
    const calendar = (month: string) =>
      must(as({ ...lawyer, headers }, 'GET', `/hire/calendar?month=${month}`));
    const clients = { clientId: parties.buyer.id, professionalId: lawyer.id };
    const work = (more: object) =>
      insertEngagement(context(), clients, { profession: 'lawyer', ...more });
    const asked = await work({ expiresAt: new Date('2030-06-10T20:00:00Z') });
    const due = await work({ state: 'working', dueOn: '2030-06-20' });
    const late = await work({ state: 'paid', dueOn: '2026-01-05' });
    await work({ state: 'delivered', dueOn: '2030-06-21' });
    const june = await calendar('2030-06');
    expect(june.entries.map(({ id, what, on }: Record<string, unknown>) => [id, what, on])).toEqual(
      [
        [late.id, 'deliver', '2026-01-05'],
        // Half past one in the night in Pune.
        [asked.id, 'answer', '2030-06-11'],
        [due.id, 'deliver', '2030-06-20'],
      ],
    );
    const july = await calendar('2030-07');
    expect(july.entries.map(({ id }: { id: number }) => id)).toEqual([late.id]);
    expect(july.months).toHaveLength(6);
    expect(july.months.at(-1)).toMatchObject({ asked: 4, quoted: 0, finished: 0 });
    expect((await as({ ...lawyer, headers }, 'GET', '/hire/calendar?month=2030-13')).status).toBe(
      422,
    );
  });
});

describe('the list of a professional’s work', () => {
  test('is searched by words, sorted, and taken away as a table', async () => {
    const lawyer = await aProfessional('lawyer');
    const { headers } = await aSession(world.db(), lawyer.id);
    const client = await insertPerson(world.db(), { firstName: 'Meera', lastName: 'Quillon' });
    const work = (more: object) =>
      insertEngagement(
        context(),
        { clientId: client.id, professionalId: lawyer.id },
        { profession: 'lawyer', ...more },
      );
    const fee = (amount: number) => ({ quotePaise: fromRupees(amount) });
    const will = await work({
      state: 'working',
      dueOn: '2030-03-01',
      ...fee(9_000),
      brief: 'A will.',
    });
    const lease = await work({
      state: 'working',
      dueOn: '2030-01-01',
      ...fee(4_000),
      brief: 'A lease.',
    });
    const over = await work({
      state: 'confirmed',
      dueOn: '2029-01-01',
      ...fee(6_000),
      brief: 'A deed.',
    });
    const as = (path: string) => world.as({ ...lawyer, headers }, 'GET', path);
    const ids = async (query: string) =>
      (await must(as(`/lawyer/leadlist/${lawyer.id}?${query}`))).map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('sort=due')).toEqual([lease.id, will.id, over.id]);
    expect(await ids('sort=fee')).toEqual([will.id, over.id, lease.id]);
    expect(await ids('sort=newest')).toEqual([over.id, lease.id, will.id]);
    expect(await ids('q=lease')).toEqual([lease.id]);
    expect((await ids('q=meera')).length).toBe(3);
    // Nobody guesses a family name by looking for it; a percent sign is one.
    expect(await ids('q=quillon')).toEqual([]);
    expect(await ids('q=%25')).toEqual([]);
    const csv = (await as('/hire/workcsv')).body;
    expect(csv).toContain('A lease.');
    expect(csv.trim().split('\n')).toHaveLength(4);
  });
});
