import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';
import { authDesk, BROWSER, DAY_MS } from './auth-desk.ts';

const desk = authDesk();
const { login, cookieOf, profileOf, inBrowser } = desk;

describe('sessions', () => {
  test('a made-up, cut, hashed or empty token opens nothing', async () => {
    const { token } = await aSession(desk.db, (await aMember(desk.world)).id);
    const { rows } = await desk.db.$client.query('select token_hash from sessions');
    const forged = [
      '',
      'Bearer',
      'x',
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      ...rows.map(({ token_hash }) => token_hash.toString('base64url')),
    ];
    for (const authorization of forged) {
      const answer = await desk.world.api('GET', '/api/auths/sessions', undefined, {
        authorization,
      });
      expect([authorization, answer.status, answer.body.code]).toEqual([
        authorization,
        403,
        'session_ended',
      ]);
    }
  });

  test('the token is taken bare and after "Bearer"', async () => {
    const { token } = await aSession(desk.db, (await aMember(desk.world)).id);
    for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
      const answer = await desk.world.api('GET', '/api/auths/sessions', undefined, {
        authorization,
      });
      expect(answer.status).toBe(200);
    }
  });

  test('a browser’s token is worth nothing without its cookie, or with another’s', async () => {
    const { token, cookie, answer } = await inBrowser();
    const other = await inBrowser();
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    const list = (headers: Record<string, string>) =>
      desk.world.api('GET', '/api/auths/sessions', undefined, { authorization: token, ...headers });
    expect((await list({ cookie })).status).toBe(200);
    expect((await list({})).status).toBe(403);
    expect((await list({ cookie: other.cookie })).status).toBe(403);
    expect((await list({ cookie: `session=${token}` })).status).toBe(403);
  });

  test('a cookie alone does nothing on any call that needs a session', async () => {
    const { cookie } = await inBrowser();
    for (const { access, method, path } of ENDPOINTS) {
      if (access === 'anyone') continue;
      const address = `/api${path.replace(/^\/api/, '')}`.replace(/\{\w+\}/g, '1');
      const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const body = method === 'GET' ? undefined : {};
      const answer = await desk.world.api(method, address, body, headers);
      expect([method, address, answer.status]).toEqual([method, address, 403]);
    }
  });

  test('a cookie planted before signing in is not taken over', async () => {
    const member = await aMember(desk.world);
    const planted = 'session=planted-by-somebody-else-planted-by-somebo';
    const answer = await login(member.email, PASSWORD, { ...BROWSER, cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    const headers = { authorization: answer.body.token, cookie: planted };
    expect((await profileOf(member.id, headers)).status).toBe(403);
  });

  test('signing in again ends the session the browser had', async () => {
    const { member, token, cookie } = await inBrowser();
    const again = await login(member.email, PASSWORD, { ...BROWSER, cookie });
    expect((await profileOf(member.id, { authorization: token, cookie })).status).toBe(403);
    const headers = { authorization: again.body.token, cookie: cookieOf(again) };
    expect((await profileOf(member.id, headers)).status).toBe(200);
  });

  test('after signing out the token is dead and the cookie gone', async () => {
    const { member, token, cookie } = await inBrowser();
    const headers = { authorization: token, cookie };
    const out = await desk.world.api('POST', '/api/auths/logout', undefined, headers);
    expect(out.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect((await profileOf(member.id, headers)).status).toBe(403);
  });

  test('slides for seven days of use, and ends after thirty', async () => {
    const member = await aMember(desk.world);
    const { headers } = await aSession(desk.db, member.id, {
      expiresAt: new Date(Date.now() + 7 * DAY_MS),
      endsAt: new Date(Date.now() + 30 * DAY_MS),
    });
    try {
      for (const day of [6, 12, 18, 24, 29]) {
        desk.ahead = day * DAY_MS;
        expect([day, (await profileOf(member.id, headers)).status]).toEqual([day, 200]);
      }
      desk.ahead = 30 * DAY_MS + 1_000;
      expect((await profileOf(member.id, headers)).status).toBe(403);
    } finally {
      desk.ahead = 0;
    }
  });

  test('unused for a week it has ended', async () => {
    const member = await aMember(desk.world);
    const answer = await login(member.email, PASSWORD);
    try {
      desk.ahead = 7 * DAY_MS + 1_000;
      const headers = { authorization: answer.body.token };
      expect((await profileOf(member.id, headers)).status).toBe(403);
    } finally {
      desk.ahead = 0;
    }
  });

  test('are listed, and ended one by one or all others', async () => {
    const member = await aMember(desk.world);
    const sessions = await Promise.all([1, 2, 3].map(() => aSession(desk.db, member.id)));
    const [mine, second] = sessions.map(({ headers }) => headers);
    const list = async () => (await profileOf(member.id, mine ?? {})).body.data;
    const listed = await list();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('hash');
    const other = listed.find(({ isThis }: { isThis: boolean }) => !isThis);
    await desk.world.api('DELETE', `/api/auths/sessions/${other.id}`, undefined, mine);
    expect(await list()).toHaveLength(2);
    const ended = await desk.world.api('POST', '/api/auths/logoutothers', undefined, mine);
    expect(ended.body.data).toEqual({ ended: 1 });
    expect((await profileOf(member.id, second ?? {})).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  test('a new device is told of, the first one and a known one are not', async () => {
    const member = await aMember(desk.world);
    const titles = async () =>
      (
        await desk.db.$client.query(
          `select title from notifications where person_id = $1 and kind = 'security'`,
          [member.id],
        )
      ).rows;
    for (const agent of ['First/1', 'First/1'])
      await login(member.email, PASSWORD, { 'user-agent': agent });
    expect(await titles()).toEqual([]);
    await login(member.email, PASSWORD, { 'user-agent': 'Second/1' });
    expect(await titles()).toEqual([{ title: 'New sign-in to your account' }]);
  });
});

describe('changing the password', () => {
  const change = (headers: Record<string, string>, oldpassword: string, newpassword: string) =>
    desk.world.api('POST', '/api/profile/changepassword', { oldpassword, newpassword }, headers);

  test('needs the current one, ends other sessions and keeps this one', async () => {
    const member = await aMember(desk.world);
    const [mine, other] = await Promise.all([
      aSession(desk.db, member.id),
      aSession(desk.db, member.id),
    ]);
    const fresh = 'a parrot reads the tram timetable';
    expect((await change(mine.headers, 'wrong one', fresh)).body.errors[0].path).toBe(
      'oldpassword',
    );
    expect((await change(mine.headers, PASSWORD, PASSWORD)).body.errors[0].path).toBe(
      'newpassword',
    );
    expect((await change(mine.headers, PASSWORD, '1234567890')).body.errors[0].path).toBe(
      'newpassword',
    );
    expect((await change(mine.headers, PASSWORD, fresh)).status).toBe(200);
    expect((await profileOf(member.id, mine.headers)).status).toBe(200);
    expect((await profileOf(member.id, other.headers)).status).toBe(403);
  });
});
