import { describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { documents, type licences } from '#server/db/schema/index.ts';
import { expireLicences, remindOfLicences } from '#server/people/licences/index.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { aLicence } from '#tests/api/examples/licences.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { stored } from '#tests/builders/index.ts';

/** Which registrations wait for staff, and what the clock says of those that were checked. */

const { desk, rowsOf, asStaff } = staffDesk();
const deed = deedsOf(() => desk().database.db);
const inDays = (days: number) => puneDate(new Date(), days);

async function registration(overrides: Partial<typeof licences.$inferInsert> = {}) {
  const licence = await aLicence({ context: desk().context, api: desk().api }, overrides);
  const [{ first_name, last_name }] = await rowsOf(
    'select first_name, last_name from people where id = $1',
    licence.personId,
  );
  return { ...licence, name: `${first_name} ${last_name}` };
}

async function aFile(ownerId: number) {
  return stored(
    await desk()
      .database.db.insert(documents)
      .values({
        ...{ ownerId, purpose: 'licence', key: `licence-${ownerId}`, fileName: 'rera.pdf' },
        ...{ mime: 'application/pdf', bytes: 1_000, sha256: 'a'.repeat(64) },
      })
      .returning(),
  );
}

const verifiedUntil = (validUntil: string) => registration({ state: 'verified', validUntil });
const signal = new AbortController().signal;
const runs = (clock: typeof expireLicences) => deed(asCall(() => clock(desk().context, signal)));

describe('what waits', () => {
  test('comes oldest first, page by page, with all that is needed to look at it', async () => {
    const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n));
    const [second, first, third] = [
      await registration({ submittedAt: hour(2) }),
      await registration({ submittedAt: hour(1) }),
      await registration({ submittedAt: hour(3), link: null }),
    ];
    const file = await aFile(third.personId);
    await rowsOf('update licences set document_id = $2 where id = $1', third.id, file.id);
    // Nobody need look at these.
    const gone = await registration();
    await rowsOf('update people set deleted_at = now() where id = $1', gone.personId);
    await registration({ link: null });
    await registration({ state: 'refused', reason: 'Not theirs.' });

    const page = (await asStaff('GET', '/licences?pageSize=2')).body.data;
    const next = (await asStaff('GET', `/licences?pageSize=2&cursor=${page.nextCursor}`)).body.data;
    expect([page.total, next.total, next.nextCursor]).toEqual([3, 3, null]);
    const rowOf = ({ id, personId, number, link, name }: typeof first, hours: number) => ({
      ...{ licenceId: id, personId, number, link, person: name, checkedName: name },
      ...{ role: 'agent', documentId: null, fileName: null },
      submittedAt: hour(hours).toISOString(),
    });
    expect([...page.items, ...next.items]).toEqual([
      rowOf(first, 1),
      rowOf(second, 2),
      { ...rowOf(third, 3), documentId: file.id, fileName: 'rera.pdf' },
    ]);

    const { items } = (await asStaff('GET', '/inbox?queue=licence&sort=oldest')).body.data;
    const inboxOf = ({ id, personId, number, name }: typeof first, detail: string | null) => ({
      ...{ itemId: id, title: `Licence ${number}`, detail, amount: null },
      ...{ person: { id: personId, name }, link: `/Admin/Kyc?licence=${id}` },
    });
    expect(items).toMatchObject([
      inboxOf(first, first.link),
      inboxOf(second, second.link),
      inboxOf(third, 'rera.pdf'),
    ]);
    expect(items).toHaveLength(3);
  });
});

describe('a registration that was checked', () => {
  test('runs out the day after its last, and its holder hears what to send', async () => {
    const [today, yesterday] = [await verifiedUntil(inDays(0)), await verifiedUntil(inDays(-1))];
    const refused = await registration({ state: 'refused', validUntil: inDays(-1) });
    expect(await runs(expireLicences)).toEqual({
      said: [200, '1'],
      told: [
        [
          yesterday.personId,
          'Your registration has run out',
          'Clients see that it is not checked. Send the renewed certificate, or a link to the register, from My Profile.',
          '/MyProfile#licence',
        ],
      ],
      audited: [['licence.expire', `licence ${yesterday.id}`, {}]],
      happened: [],
    });
    expect(
      await rowsOf('select id, state from licences where id = any($1) order by id', [
        today.id,
        yesterday.id,
        refused.id,
      ]),
    ).toEqual([
      { id: today.id, state: 'verified' },
      { id: yesterday.id, state: 'expired' },
      { id: refused.id, state: 'refused' },
    ]);
    expect((await runs(expireLicences)).told).toEqual([]);
    await rowsOf('delete from licences where id = $1', today.id);
  });

  test('is reminded of once, thirty days before and no sooner', async () => {
    const thirty = await verifiedUntil(inDays(30));
    await verifiedUntil(inDays(31));
    await registration({ validUntil: inDays(1) });
    const [{ day }] = await rowsOf(`select to_char($1::date, 'FMDD Mon YYYY') as day`, inDays(30));
    expect(await runs(remindOfLicences)).toEqual({
      said: [200, '1'],
      told: [
        [
          thirty.personId,
          'Your registration runs out soon',
          `By what we have seen it ends on ${day}. Send the renewed certificate from My Profile, so that “Licence checked” stays beside it.`,
          '/MyProfile#licence',
        ],
      ],
      audited: [],
      happened: [],
    });
    expect((await runs(remindOfLicences)).told).toEqual([]);
  });
  test('is left for the next round while somebody changes it', async () => {
    const { id } = await verifiedUntil(inDays(-1));
    const { db } = desk().database;
    const both = async () => [
      (await runs(remindOfLicences)).said,
      (await runs(expireLicences)).said,
    ];
    await db.transaction(async (tx) => {
      await tx.execute(`select from licences where id = ${id} for update`);
      expect(await both()).toEqual([
        [200, '0'],
        [200, '0'],
      ]);
    });
    expect(await both()).toEqual([
      [200, '1'],
      [200, '1'],
    ]);
  });
});
