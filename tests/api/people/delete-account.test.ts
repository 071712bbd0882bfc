import { describe, expect, test } from 'vitest';
import { favourites } from '#server/db/schema/index.ts';
import { SANDBOX_AADHAAR, SANDBOX_ACCOUNT } from '#server/ports/kyc/sandbox.ts';
import { newPan } from '#tests/api/examples/kyc.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';
import { noise, pdf } from '#tests/unit/uploads/files.ts';
import { profileDesk, told } from './profile-desk.ts';

const desk = profileDesk();
const { sql, rowOf, actionsOf, someone, api } = desk;

const octets = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream();

/** Somebody of whom everything is kept that can be. */
async function aLife(firstName: string) {
  const someoneNew = await someone({
    firstName,
    lastName: 'Quillon',
    city: 'Lonavala',
  });
  const { person, headers, call } = someoneNew;
  const { id } = person;
  const binary = { ...headers, 'content-type': 'application/octet-stream' };
  const photo = octets(await noise(200, 200).png().toBuffer());
  const { body } = await api('PUT', '/api/profile/photo', photo, binary);
  await api(
    'POST',
    `/api/profile/kyc/document?kind=passport&consent=true&filename=${firstName}.pdf`,
    octets(pdf('<< /Type /Catalog >>')),
    binary,
  );
  await call('PUT', String(id), {
    firstname: firstName,
    lastname: 'Quillon',
    city: 'Lonavala',
    about: `${firstName} reads.`,
  });
  await call('POST', 'kyc/aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: true });
  const pan = { pan: newPan(), name: `${firstName} Quillon`, consent: true };
  await call('POST', 'kyc/pan', pan);
  await call('POST', 'bankaccounts', {
    holder: `${firstName} Quillon`,
    account: SANDBOX_ACCOUNT.direct,
    ifsc: 'HDFC0000053',
    password: PASSWORD,
  });
  const email = `${firstName.toLowerCase()}.${id}@propertysearch.test`;
  await call('POST', 'contact', { email, password: PASSWORD });
  await api('POST', '/api/auths/forgotpassword', { email: person.email });
  await desk.context.background.idle();
  await aSession(desk.db, id, { userAgent: `${firstName}’s tablet` });
  const listing = await insertListing(desk.db, { ownerId: id });
  const liked = await insertListing(desk.db);
  await desk.db.insert(favourites).values({ personId: id, listingId: liked.id });
  await sql(
    `insert into push_subscriptions (person_id, endpoint, p256dh, auth)
     values ($1, $2, 'key-of-push', 'auth-of-push')`,
    [id, `https://push.test/${firstName.toLowerCase()}/${id}`],
  );
  await sql(
    `insert into notification_preferences (person_id, kind, channel, wanted)
     values ($1, 'news', 'mail', false)`,
    [id],
  );
  await sql('insert into favourite_folders (person_id, name) values ($1, $2)', [
    id,
    `Homes for ${firstName}`,
  ]);
  await sql('insert into home_wishes (person_id, residents, updated_at) values ($1, 3, now())', [
    id,
  ]);
  await sql('insert into notification_settings (person_id, quiet_from) values ($1, 60)', [id]);
  await sql(
    `insert into reviews (author_id, person_id, subject_kind, subject_id, stars, text)
     values ($1, $2, 'visit', $1, 4, 'Let us in on time.')`,
    [id, liked.ownerId],
  );
  await sql(
    `insert into abuse_reports (reporter_id, subject_kind, subject_id, reason, decided_by)
     values ($1, 'listing', $2, 'The photos are of another home.', 1)`,
    [id, liked.id],
  );
  await sql(
    `insert into registrations (reference_hash, role, first_name, last_name, email, mobile, city,
       password_hash, taken, created_at, expires_at)
     values (sha256(convert_to($1, 'UTF8')), 'user', $1, 'Quillon', $2, '9812345678', 'Pune', 'x', true, now(), now())`,
    [firstName, person.email],
  );
  return { ...someoneNew, listing, liked, image: body.data.ProfileImage as string };
}

test('my data are all there, and open no door', async () => {
  const { person, headers, listing, liked } = await aLife('Zephyrina');
  const other = await someone();
  const answer = await api('GET', '/api/profile/mydata', undefined, headers);
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''propertysearch-my-data.json",
  );
  const data = answer.body;
  expect(data.profile).toMatchObject({ email: person.email, firstName: 'Zephyrina' });
  expect(data.sessions).toHaveLength(2);
  expect(data.identityChecks.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'aadhaar',
    'document',
    'pan',
  ]);
  expect(data.documents).toMatchObject([{ fileName: 'Zephyrina.pdf' }]);
  expect(data.bankAccounts).toMatchObject([{ account: 'XXXXXX1191', holder: 'Zephyrina Quillon' }]);
  expect(data.favourites).toMatchObject([{ listingId: liked.id }]);
  expect(data.favouriteFolders).toMatchObject([{ name: 'Homes for Zephyrina' }]);
  expect(data.wishes).toMatchObject([{ residents: 3 }]);
  expect(data.listings).toMatchObject([{ id: listing.id, title: listing.title }]);
  expect(data.notificationSettings).toMatchObject({
    quietHours: [{ quietFrom: 60 }],
    choices: [{ kind: 'news', wanted: false }],
    browsers: [{ endpoint: `https://push.test/zephyrina/${person.id}` }],
  });
  expect(data.reviews).toMatchObject([{ authorId: person.id, stars: 4 }]);
  expect(data.reports).toMatchObject([{ subjectKind: 'listing', subjectId: liked.id }]);
  expect(data.notifications.length).toBeGreaterThan(0);
  expect(data.actions.map(({ action }: { action: string }) => action)).toContain('photo.set');
  const text = JSON.stringify(data);
  expect(text).not.toMatch(
    /passwordHash|ecidedBy|argon2|tokenHash|cookieHash|Sealed|numberHash|"search"|key-of-push|auth-of-push/,
  );
  for (const secret of [SANDBOX_ACCOUNT.direct, other.person.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/ABCPV|panHash/);
});

describe('deleting the account', () => {
  test('needs the password, and is not for staff', async () => {
    const { person, call } = await someone();
    const wrong = await call('POST', 'deleteaccount', { password: 'not this one' });
    expect(told(wrong)).toMatchObject({ status: 401, path: 'password' });
    const staff = await someone({ role: 'admin' });
    expect((await staff.call('POST', 'deleteaccount', { password: PASSWORD })).status).toBe(404);
    expect((await rowOf(person)).deleted_at).toBeNull();
    expect((await rowOf(staff.person)).deleted_at).toBeNull();
  });

  test('leaves nothing that says who it was', async () => {
    const { person, call, listing, image } = await aLife('Quirinella');
    const { id } = person;
    const [{ key }] = await sql('select key from documents where owner_id = $1', [id]);
    const bystander = await someone();
    const photoKey = `${image.replace('/media/', '')}/96.webp`;
    expect(await desk.context.ports.store.get(photoKey)).toBeDefined();
    const answer = await call('POST', 'deleteaccount', { password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    await desk.context.background.idle();

    expect((await call('GET', String(id))).status).toBe(403);
    expect(await rowOf(person)).toMatchObject({
      first_name: 'Deleted',
      last_name: 'person',
      email: `deleted-${id}@deleted.invalid`,
      password_hash: null,
      deleted_at: expect.any(Date),
    });
    expect((await sql('select status from listings where id = $1', [listing.id]))[0].status).toBe(
      'withdrawn',
    );
    expect(await desk.context.ports.store.get(key)).toBeUndefined();
    expect(await desk.context.ports.store.get(photoKey)).toBeUndefined();
    expect((await actionsOf(person)).at(-1)).toBe('person.delete');

    const tables = await sql(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const mine = [person.email, `${person.mobile}`, 'quirinella', image];
    for (const { name } of tables) {
      const found = await sql(
        `select t::text as row from ${name} t
         where exists (select from unnest($1::text[]) word where position(word in lower(t::text)) > 0)`,
        [mine],
      );
      expect([name, found]).toEqual([name, []]);
    }
    const holders = await sql(
      `select format('%I', table_name) as name from information_schema.columns
       where column_name = 'person_id' and table_schema = 'public'`,
    );
    for (const { name } of holders) {
      const left = await sql(`select 1 from ${name} where person_id = $1`, [id]);
      expect([name, left]).toEqual([name, []]);
    }
    expect((await bystander.profile()).status).toBe(200);
    expect(desk.context.ports.outbox?.list(person.email)[0]?.subject).toBe(
      'Your Propertysearch account is deleted',
    );
  });

  test('frees the address, and happens once', async () => {
    const { person, call } = await someone();
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', 'deleteaccount', { password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const again = await someone({ email: person.email, mobile: person.mobile });
    expect((await again.profile()).status).toBe(200);
  });

  test('nothing is added to an account that is being deleted', async () => {
    const { person, call, headers } = await someone();
    const photo = octets(await noise(100, 100).png().toBuffer());
    const binary = { ...headers, 'content-type': 'application/octet-stream' };
    await Promise.all([
      call('POST', 'deleteaccount', { password: PASSWORD }),
      api('PUT', '/api/profile/photo', photo, binary),
      call('POST', 'kyc/pan', { pan: newPan(), name: 'Asha Apte', consent: true }),
    ]);
    expect(await rowOf(person)).toMatchObject({ image: null, pan_verified: false });
    const left = await sql('select 1 from identity_checks where person_id = $1', [person.id]);
    expect(left).toEqual([]);
  });
});
