import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import {
  auditLog,
  backups,
  contactRequests,
  contactViews,
  documents,
  documentViews,
  dutyReminders,
  listingViews,
  notifications,
  sandboxWebhooks,
  webhookEvents,
} from '#server/db/schema/index.ts';
import { runHousekeeping } from '#server/housekeeping/run-housekeeping.ts';
import { TERMS } from '#server/housekeeping/terms.ts';
import { insertListing, insertPerson, stored } from '#tests/builders/index.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let database: TestDatabase;
let context: Context;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
afterAll(() => database.close());

const tidy = () => runHousekeeping(context, new AbortController().signal);

/** A row in each table that has a term, so much older than its term. */
async function aRowOfEach(olderMs: number): Promise<void> {
  const { db } = database;
  const since = (name: keyof typeof TERMS) =>
    new Date(Date.now() - TERMS[name].days * DAY - olderMs);
  const [viewer, owner] = [await insertPerson(db), await insertPerson(db)];
  const { id: listingId } = await insertListing(db, { ownerId: owner.id });
  const file = { fileName: 'a.pdf', mime: 'application/pdf', bytes: 6, sha256: 'hash' };
  const { id: documentId } = stored(
    await db
      .insert(documents)
      .values({ ownerId: viewer.id, purpose: 'passport', key: randomUUID(), ...file })
      .returning(),
  );
  const { id: requestId } = stored(
    await db
      .insert(contactRequests)
      .values({
        listingId,
        buyerId: viewer.id,
        ownerId: owner.id,
        message: 'x',
        expiresAt: new Date(),
      })
      .returning(),
  );
  const viewerId = viewer.id;
  const what = { action: 'thing.verb', subjectKind: 'person' } as const;
  await db.insert(auditLog).values({ ...what, at: since('audit_log') });
  await db.insert(webhookEvents).values({
    ...{ eventKey: randomUUID(), type: 'paid', bodyHash: 'hash', orderPublicId: 'ps_1' },
    receivedAt: since('webhook_events'),
  });
  await db.insert(contactViews).values({ requestId, viewerId, at: since('contact_views') });
  await db.insert(documentViews).values({ documentId, viewerId, at: since('document_views') });
  const words = { kind: 'security', title: 'x', body: 'x' } as const;
  await db
    .insert(notifications)
    .values({ ...words, personId: viewerId, createdAt: since('notifications') });
  const duty = { name: 'answer', subjectId: 1, dueAt: since('duty_reminders') };
  await db
    .insert(dutyReminders)
    .values({ ...duty, personId: viewerId, at: since('duty_reminders') });
  const day = new Date(since('listing_views').getTime() - Math.sign(olderMs) * DAY);
  await db
    .insert(listingViews)
    .values({ listingId, day: day.toISOString().slice(0, 10), views: 1 });
  const webhook = { body: '{}', dueAt: new Date() };
  await db.insert(sandboxWebhooks).values({ ...webhook, sentAt: since('sandbox_webhooks') });
  await db.insert(backups).values({ name: 'x', startedAt: since('backups') });
}

test('what grows without end goes after its term, not before, and by nobody else', async () => {
  await aRowOfEach(-2 * DAY);
  expect(await tidy()).toMatchObject({ rolledOff: 0 });
  await aRowOfEach(10 * MINUTE);
  expect(await tidy()).toMatchObject({ rolledOff: Object.keys(TERMS).length });
  for (const { table } of Object.values(TERMS)) {
    expect(await database.db.$count(table)).toBeGreaterThan(0);
  }
  for (const name of ['audit_log', 'webhook_events', 'contact_views', 'document_views']) {
    await expect(database.db.execute(sql.raw(`delete from ${name}`))).rejects.toThrow();
  }
});

test('terms stand in docs/operating.md with their reasons', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  for (const [name, { days, why }] of Object.entries(TERMS)) {
    expect(text).toContain(`| \`${name}\` | ${days} | ${why} |`);
  }
});
