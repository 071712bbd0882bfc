import { KEY_KINDS } from '#domain/lib/api-key.ts';
import type { Scene } from './visitor.ts';
import type { Member } from './visits.ts';

/** Calls with a key: well and badly. */
export async function callByKey({ url, answers }: Scene, key: string): Promise<number[]> {
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: `Bearer ${key}` };
  const calls: [string, RequestInit][] = [
    ['/api/keys/caller', { headers: bearer }],
    ['/api/keys/caller', { headers: { authorization: `${key} ${key}` } }],
    ['/api/profile/security', { headers: bearer }],
    ['/api/property/drafts', { method: 'POST', headers: { ...bearer, ...json }, body: '{' }],
    [
      '/api/property/drafts',
      { method: 'POST', headers: { ...bearer, ...json }, body: JSON.stringify({ [key]: key }) },
    ],
    ['/api/property/propertylist', { headers: { 'x-api-key': key, cookie: `session=${key}` } }],
  ];
  const statuses = [];
  for (const [path, init] of calls) {
    const answer = await fetch(`${url}${path}`, init);
    const text = await answer.text();
    answers.push({ where: `the answer ${answer.status} to ${path} by key`, text, words: text });
    statuses.push(answer.status);
  }
  return statuses;
}

/** A key of each kind, one of them rotated; answers all of them. */
export async function makeKeys({ send, password }: Member): Promise<string[]> {
  const keys = [];
  for (const kind of KEY_KINDS) {
    const origins = kind === 'publishable' ? ['https://www.example.in'] : [];
    const asked = { kind, name: 'Feed', scopes: ['listings:write'], origins, days: 30, password };
    const { data } = await send(200, 'POST', '/api/profile/keys', asked);
    keys.push(data.key);
    if (kind !== 'live') continue;
    const path = `/api/profile/keys/${data.about.id}/rotate`;
    keys.push((await send(200, 'POST', path, { overlapHours: 1, password })).data.key);
  }
  return keys;
}
