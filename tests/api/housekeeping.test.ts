import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import identityWords from '#messages/people/identity/index.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import {
  apiKeys,
  auditLog,
  discardedFiles,
  documents,
  identityChecks,
  oneTimeCodes,
  people,
  rateLimits,
  registrations,
  sessions,
  storedAnswers,
} from '#server/db/schema/index.ts';
import { runHousekeeping } from '#server/housekeeping/run-housekeeping.ts';
import { startRound } from '#server/jobs/round.ts';
import { createLogger } from '#server/lib/log.ts';
import { requestOptions } from '#server/people/passkeys/index.ts';
import { changePhoto } from '#server/people/profile/change-photo.ts';
import { erasePerson } from '#server/people/profile/erase-person.ts';
import { issueTicket } from '#server/people/second-factor/index.ts';
import { aKey, aSession, insertPerson, stored } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Of the true clock, which the database goes by where it notes a discarded file. */
let start: number;
const at = (ms: number) => new Date(start + ms);

let database: TestDatabase;
let context: Context;
let now: Date;
/** What is tidied up: half-written files of other tests are not in it, nor swept away. */
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-tidied-'));
  context = { ...testContext(database.db, folder), now: () => now };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  start = Date.now();
  now = at(0);
  for (const table of [oneTimeCodes, registrations, rateLimits, sessions, identityChecks]) {
    await database.db.delete(table);
  }
  await database.db.delete(documents);
  await database.db.delete(discardedFiles);
});

const tidy = (on: Context = context) => runHousekeeping(on, new AbortController().signal);
const NOTHING = {
  codes: 0,
  proofs: 0,
  registrations: 0,
  rateLimits: 0,
  sessions: 0,
  storedAnswers: 0,
  events: 0,
  keys: 0,
  rolledOff: 0,
  searchChanges: 0,
  failures: 0,
  adViewers: 0,
  checks: 0,
  documents: 0,
  files: 0,
  parts: 0,
};

const code = (createdAt: Date, subject = 'somebody') => ({
  purpose: 'reset_password',
  subject,
  codeHash: Buffer.from('hash'),
  createdAt,
  expiresAt: new Date(createdAt.getTime() + 10 * MINUTE),
});

const registration = (expiresAt: Date, completedAt: Date | null = null) => ({
  referenceHash: Buffer.from(randomUUID()),
  role: 'user' as const,
  firstName: 'Asha',
  lastName: 'Apte',
  email: 'asha@propertysearch.test',
  mobile: '9876543210',
  city: 'Pune',
  passwordHash: 'hash',
  taken: false,
  createdAt: new Date(expiresAt.getTime() - 30 * MINUTE),
  expiresAt,
  completedAt,
});

type NewCheck = typeof identityChecks.$inferInsert;

async function aCheck(overrides: Partial<NewCheck> = {}) {
  const personId = overrides.personId ?? (await insertPerson(database.db)).id;
  const check: NewCheck = {
    personId,
    kind: 'aadhaar',
    state: 'otp_sent',
    consent: 'yes',
    consentAt: at(0),
    createdAt: at(0),
    ...overrides,
  };
  return stored(await database.db.insert(identityChecks).values(check).returning());
}

async function aDocument(ownerId: number) {
  const key = `documents/${randomUUID()}`;
  await context.ports.store.put(key, Buffer.from('a scan'), 'application/pdf');
  const file = { fileName: 'passport.pdf', mime: 'application/pdf', bytes: 6, sha256: 'hash' };
  return stored(
    await database.db
      .insert(documents)
      .values({ ownerId, purpose: 'passport', key, ...file })
      .returning(),
  );
}

/** Somebody's document and the check it was handed in for. */
async function handedIn(check: Partial<NewCheck>) {
  const { id: personId } = await insertPerson(database.db);
  const { id: documentId, key } = await aDocument(personId);
  const consent = { kind: 'document', consent: identityWords.consent.document } as const;
  const { id } = await aCheck({ ...consent, personId, documentId, ...check });
  return { id, personId, documentId, key };
}

async function aPhoto() {
  const id = randomUUID();
  const keys = [`people/${id}/320.webp`, `people/${id}/96.webp`];
  for (const key of keys) await context.ports.store.put(key, Buffer.from('p'), 'image/webp');
  return { image: `/media/people/${id}`, keys };
}

const isStored = async (key: string) => (await context.ports.store.get(key)) !== undefined;
const discarded = async () =>
  (await database.db.select().from(discardedFiles)).map(({ path }) => path);
const checkOf = async (id: number) =>
  stored(await database.db.select().from(identityChecks).where(eq(identityChecks.id, id)));
const auditsOf = async (action: string) =>
  (
    await database.db
      .select({ id: auditLog.subjectId })
      .from(auditLog)
      .where(eq(auditLog.action, action))
      .orderBy(asc(auditLog.subjectId))
  ).map(({ id }) => id);

/** A context whose store does as it is told on removal. */
const removing = (remove: (key: string) => Promise<void>): Context => {
  const { ports } = context;
  return { ...context, ports: { ...ports, store: { ...ports.store, remove } } };
};

test('an empty house takes no work', async () => {
  expect(await tidy()).toEqual(NOTHING);
});

describe('what is over is deleted', () => {
  test('codes after a day', async () => {
    await database.db.insert(oneTimeCodes).values([code(at(0)), code(at(2 * MINUTE))]);
    now = at(DAY);
    expect(await tidy()).toMatchObject({ codes: 0 });
    now = at(DAY + MINUTE);
    expect(await tidy()).toMatchObject({ codes: 1 });
    expect(await database.db.$count(oneTimeCodes)).toBe(1);
  });

  test('challenges and tickets of a sign-in once they have run out', async () => {
    const { id: personId } = await insertPerson(database.db);
    await requestOptions(context);
    await issueTicket(context, database.db, { personId, shown: 'password', sessionId: null });
    expect(await tidy()).toMatchObject({ proofs: 0 });
    now = at(5 * MINUTE + 1_000);
    expect(await tidy()).toMatchObject({ proofs: 2 });
  });

  test('registrations a day after they expired, completed or not', async () => {
    await database.db
      .insert(registrations)
      .values([
        registration(at(0)),
        registration(at(0), at(-10 * MINUTE)),
        registration(at(2 * MINUTE)),
      ]);
    now = at(DAY + MINUTE);
    expect(await tidy()).toEqual({ ...NOTHING, registrations: 2 });
    expect(await database.db.$count(registrations)).toBe(1);
  });

  test('counters of the rate limiter once they are over', async () => {
    await context.limits.spend('short', 'somebody', { calls: 5, seconds: 60 });
    await context.limits.spend('long', 'somebody', { calls: 5, seconds: 3_600 });
    await database.db.insert(rateLimits).values({ key: 'for ever', points: 1, expire: null });
    expect(await tidy()).toMatchObject({ rateLimits: 0 });
    now = at(10 * MINUTE);
    expect(await tidy()).toMatchObject({ rateLimits: 1 });
    const left = await database.db.select().from(rateLimits);
    expect(left.map(({ key }) => key.split(':')[0]).sort()).toEqual(['for ever', 'long']);
  });

  test('sessions 90 days after they ended, whichever way', async () => {
    const { id } = await insertPerson(database.db);
    await aSession(database.db, id, { expiresAt: at(0) });
    await aSession(database.db, id, { revokedAt: at(0), expiresAt: at(7 * DAY) });
    await aSession(database.db, id, { revokedAt: at(2 * DAY), expiresAt: at(7 * DAY) });
    await aSession(database.db, id, { expiresAt: at(7 * DAY) });
    now = at(90 * DAY);
    expect(await tidy()).toMatchObject({ sessions: 0 });
    now = at(90 * DAY + MINUTE);
    expect(await tidy()).toMatchObject({ sessions: 2 });
    expect(await database.db.$count(sessions)).toBe(2);
  });

  test('stored answers a day after their call', async () => {
    const answer = (keyHash: string, reservedAt: Date) => ({
      keyHash: Buffer.from(keyHash),
      requestHash: Buffer.from('hash'),
      outcome: 'unknown' as const,
      reservedAt,
    });
    await database.db.insert(storedAnswers).values([answer('old', at(0)), answer('new', at(DAY))]);
    now = at(DAY + MINUTE);
    expect(await tidy()).toMatchObject({ storedAnswers: 1 });
    expect(await database.db.$count(storedAnswers)).toBe(1);
  });

  test('keys 90 days after they ended, and never one that is good', async () => {
    const { id } = await insertPerson(database.db);
    await aKey(database.db, id, [], { expiresAt: at(0) });
    await aKey(database.db, id, [], { revokedAt: at(0), expiresAt: at(700 * DAY) });
    await aKey(database.db, id, [], { revokedAt: at(0) });
    await aKey(database.db, id, []);
    now = at(90 * DAY);
    expect(await tidy()).toMatchObject({ keys: 0 });
    now = at(90 * DAY + MINUTE);
    expect(await tidy()).toMatchObject({ keys: 3 });
    expect(await database.db.$count(apiKeys)).toBe(1);
    await database.db.delete(apiKeys);
  });

  test('more than one batch of them', async () => {
    await database.db.insert(oneTimeCodes).values(Array.from({ length: 2_100 }, () => code(now)));
    now = at(2 * DAY);
    expect(await tidy()).toMatchObject({ codes: 2_100 });
    expect(await database.db.$count(oneTimeCodes)).toBe(0);
  });
});

test('an unused Aadhaar OTP ends its check', async () => {
  const unused = await aCheck();
  const later = await aCheck({ createdAt: at(2 * MINUTE) });
  const confirmed = await aCheck({ state: 'verified', decidedAt: at(MINUTE) });
  const waiting = await aCheck({ kind: 'document', state: 'submitted' });
  now = at(10.5 * MINUTE);
  // A confirmation begun in time may still be on its way.
  expect(await tidy()).toMatchObject({ checks: 0 });
  now = at(12 * MINUTE);
  expect(await tidy()).toMatchObject({ checks: 1 });
  const ended = await checkOf(unused.id);
  expect(ended).toMatchObject({ state: 'expired', decidedAt: now });
  expect(ended.reason).toBeTruthy();
  const states = await Promise.all([later, confirmed, waiting].map(({ id }) => checkOf(id)));
  expect(states.map(({ state }) => state)).toEqual(['otp_sent', 'verified', 'submitted']);
  expect(await auditsOf('kyc.aadhaar.expire')).toEqual([unused.id]);
});

describe('an identity document', () => {
  test('goes 90 days after the decision; the result stays', async () => {
    const decided = at(0);
    const over = await handedIn({ state: 'rejected', reason: 'Blurred.', decidedAt: decided });
    const withdrawn = await handedIn({ state: 'withdrawn', decidedAt: decided });
    const later = await handedIn({ state: 'verified', decidedAt: at(2 * DAY) });
    const waiting = await handedIn({ state: 'submitted', createdAt: at(-DAY) });
    now = at(90 * DAY);
    expect(await tidy()).toEqual(NOTHING);
    now = at(91 * DAY);
    expect(await tidy()).toEqual({ ...NOTHING, documents: 2, files: 2 });
    expect(await checkOf(over.id)).toMatchObject({
      state: 'rejected',
      reason: 'Blurred.',
      decidedAt: decided,
      consent: identityWords.consent.document,
      documentId: null,
    });
    const left = await database.db.select({ id: documents.id }).from(documents);
    expect(left.map(({ id }) => id).sort()).toEqual([later.documentId, waiting.documentId].sort());
    expect(await Promise.all([over, withdrawn].map(({ key }) => isStored(key)))).not.toContain(
      true,
    );
    expect(await Promise.all([later, waiting].map(({ key }) => isStored(key)))).not.toContain(
      false,
    );
    expect(await auditsOf('kyc.document.remove')).toEqual([over.id, withdrawn.id]);
    expect(await discarded()).toEqual([]);
  });

  test('is not there for its owner or staff any more, the check is', async () => {
    const { personId, documentId } = await handedIn({ state: 'verified', decidedAt: at(0) });
    const api = testApi(database.db, testContext(database.db, folder));
    const live = { expiresAt: at(7 * DAY) };
    const owner = await aSession(database.db, personId, live);
    const { id: staffId } = await insertPerson(database.db, { role: 'admin' });
    const staff = await aSession(database.db, staffId, live);
    const open = async ({ headers }: typeof owner) =>
      (await api('GET', `/api/profile/document/${documentId}`, undefined, headers)).status;
    expect(await Promise.all([open(owner), open(staff)])).toEqual([200, 200]);
    now = at(91 * DAY);
    expect(await tidy()).toMatchObject({ documents: 1 });
    expect(await Promise.all([open(owner), open(staff)])).toEqual([404, 404]);
    const kyc = await api('GET', `/api/profile/user/getkyc/${personId}`, undefined, owner.headers);
    expect(kyc.body.data.document).toMatchObject({ state: 'verified', shown: null });
  });
});

describe('a file whose removal failed', () => {
  const fail = async () => {
    throw new Error('The object store cannot be reached.');
  };

  test('is tried again, not too soon, until it is gone', async () => {
    const { key } = await handedIn({ state: 'verified', decidedAt: at(0) });
    now = at(91 * DAY);
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    expect(await tidy({ ...removing(fail), log })).toMatchObject({ documents: 1, files: 0 });
    expect(lines.join('')).toContain('cannot be reached');
    expect(lines.join('')).toContain('"documents":1');
    expect(await isStored(key)).toBe(true);
    expect(await discarded()).toEqual([key]);
    expect(await tidy()).toMatchObject({ files: 0 });
    now = at(91 * DAY + 60 * MINUTE);
    expect(await tidy()).toMatchObject({ files: 1 });
    expect(await isStored(key)).toBe(false);
    expect(await discarded()).toEqual([]);
  });

  test('does not keep the others', async () => {
    const { id } = await insertPerson(database.db);
    const files = await Promise.all(Array.from({ length: 25 }, () => aDocument(id)));
    await database.db.delete(documents);
    const [bad] = files.map(({ key }) => key).sort();
    const { store } = context.ports;
    const mostly = removing((key) => (key === bad ? fail() : store.remove(key)));
    now = at(MINUTE);
    expect(await tidy(mostly)).toMatchObject({ files: 24 });
    expect(await discarded()).toEqual([bad]);
  });

  test('may be the old photo, or all of a deleted account', async () => {
    const [old, last] = [await aPhoto(), await aPhoto()];
    const person = await insertPerson(database.db, { image: old.image });
    const { key } = await aDocument(person.id);
    const actor = { kind: 'person', id: person.id, role: 'user', sessionId: 1 } as const;
    const broken = { ...removing(fail), actor };
    await changePhoto(broken, last.image);
    await broken.background.idle();
    expect(await discarded()).toEqual([old.image]);
    await database.db.transaction((tx) => erasePerson(broken, tx, person));
    expect((await discarded()).sort()).toEqual([old.image, last.image, key].sort());
    now = at(MINUTE);
    expect(await tidy()).toMatchObject({ files: 3 });
    const left = await Promise.all([...old.keys, ...last.keys, key].map(isStored));
    expect(left).not.toContain(true);
  });

  test('is forgotten with what was rolled back, and is never a drawing', async () => {
    const { image } = await aPhoto();
    const { id } = await insertPerson(database.db, { image });
    const undone = database.db.transaction(async (tx) => {
      await tx.update(people).set({ image: null }).where(eq(people.id, id));
      throw new Error('No.');
    });
    await expect(undone).rejects.toThrow('No.');
    await database.db.update(people).set({ city: 'Mumbai', image }).where(eq(people.id, id));
    const drawn = await insertPerson(database.db, { image: '/media/demo/asha' });
    await database.db.delete(people).where(eq(people.id, drawn.id));
    expect(await discarded()).toEqual([]);
    await database.db.delete(people).where(eq(people.id, id));
    expect(await discarded()).toEqual([image]);
  });
});

test('what a killed write left in the store goes after a day', async () => {
  const parts = path.join(folder, 'objects', '.parts');
  await mkdir(parts, { recursive: true });
  await writeFile(path.join(parts, randomUUID()), 'half a file');
  now = at(DAY - MINUTE);
  expect(await tidy()).toMatchObject({ parts: 0 });
  now = at(DAY + MINUTE);
  expect(await tidy()).toMatchObject({ parts: 1 });
  expect(await readdir(parts)).toEqual([]);
});

test('pictures that were half written go with them', async () => {
  const pictures = path.join(folder, 'media');
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, '7-800.webp.part'), 'half a picture');
  await writeFile(path.join(pictures, '7-800.webp'), 'a picture');
  now = at(DAY + MINUTE);
  expect(await tidy()).toMatchObject({ parts: 1 });
  expect(await readdir(pictures)).toEqual(['7-800.webp']);
});

test('a part that fails does not stop the others', async () => {
  await database.db.insert(oneTimeCodes).values(code(at(0)));
  await aCheck();
  const { id, key } = await handedIn({ state: 'verified', decidedAt: at(0) });
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  await database.db.$client.query('alter table sessions rename to sessions_away');
  try {
    now = at(91 * DAY);
    const { sessions: _failed, ...others } = NOTHING;
    expect(await tidy({ ...context, log })).toEqual({
      ...others,
      codes: 1,
      checks: 1,
      documents: 1,
      files: 1,
    });
  } finally {
    await database.db.$client.query('alter table sessions_away rename to sessions');
  }
  expect(lines.filter((line) => line.includes('"part":"sessions"'))).toHaveLength(1);
  expect((await checkOf(id)).documentId).toBeNull();
  expect(await isStored(key)).toBe(false);
});

test('two nodes at once do everything once', async () => {
  await database.db.insert(oneTimeCodes).values(Array.from({ length: 3_300 }, () => code(now)));
  const unused = await Promise.all(Array.from({ length: 130 }, () => aCheck()));
  const decided = { state: 'verified', decidedAt: at(0) } as const;
  const handed = await Promise.all(Array.from({ length: 120 }, () => handedIn(decided)));
  now = at(91 * DAY);
  const removed: string[] = [];
  const { store } = context.ports;
  const counting = removing((key) => {
    removed.push(key);
    return store.remove(key);
  });
  const other = connect(database.url, 4, createLogger('silent'));
  try {
    const tallies = await Promise.all([tidy(counting), tidy({ ...counting, db: other })]);
    // Where one saw the last of it in the other's hands, it did not wait.
    tallies.push(await tidy(counting));
    const sum = (part: keyof typeof NOTHING) =>
      tallies.reduce((total, tally) => total + (tally[part] ?? Number.NaN), 0);
    expect(['codes', 'checks', 'documents', 'files'].map((part) => sum(part as 'codes'))).toEqual([
      3_300, 130, 120, 120,
    ]);
  } finally {
    await other.$client.end();
  }
  expect(removed.sort()).toEqual(handed.map(({ key }) => key).sort());
  const ids = [...unused, ...handed].map(({ id }) => id);
  const isAudit = eq(auditLog.subjectKind, 'identity_check');
  expect(await database.db.$count(auditLog, and(isAudit, inArray(auditLog.subjectId, ids)))).toBe(
    250,
  );
  expect(await database.db.$count(documents)).toBe(0);
  expect(await database.db.$count(oneTimeCodes)).toBe(0);
});

describe('the loop', () => {
  test('begins by itself and goes on until it is stopped', async () => {
    await database.db.insert(oneTimeCodes).values(code(at(0)));
    now = at(2 * DAY);
    const loop = startRound(context, { name: 'housekeeping', everyMs: 5, run: runHousekeeping });
    const isTidy = async () => expect(await database.db.$count(oneTimeCodes)).toBe(0);
    await vi.waitFor(isTidy, patience(5));
    await database.db.insert(oneTimeCodes).values(code(at(0)));
    await vi.waitFor(isTidy, patience(5));
    await loop.stop();
    await database.db.insert(oneTimeCodes).values(code(at(0)));
    await pause(100);
    expect(await database.db.$count(oneTimeCodes)).toBe(1);
  });

  test('stopped before its first round does nothing', async () => {
    await database.db.insert(oneTimeCodes).values(code(at(0)));
    now = at(2 * DAY);
    const loop = startRound(context, { name: 'housekeeping', everyMs: 20, run: runHousekeeping });
    await loop.stop();
    await pause(100);
    expect(await database.db.$count(oneTimeCodes)).toBe(1);
  });

  test('stopped in a round ends with the batch in hand', async () => {
    await database.db.insert(oneTimeCodes).values(Array.from({ length: 2_100 }, () => code(now)));
    await database.db.insert(registrations).values(registration(now));
    now = at(2 * DAY);
    const stopping = new AbortController();
    const round = runHousekeeping(context, stopping.signal);
    stopping.abort();
    expect(await round).toEqual({ ...NOTHING, codes: 1_000 });
  });
});
