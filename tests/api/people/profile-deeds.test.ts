import { describe, expect, onTestFinished, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { testApi } from '#tests/api/harness.ts';
import { noise } from '#tests/unit/uploads/files.ts';
import { profileDesk } from './profile-desk.ts';

const desk = profileDesk();
const { sql, rowOf, someone, api } = desk;
const deed = deedsOf(() => desk.db);
const idle = () => desk.context.background.idle();

describe('what professionals say of themselves', () => {
  test.each([
    [{ latitude: 18.5 }, 'longitude: Give the longitude too.'],
    [{ longitude: 73.8 }, 'latitude: Give the latitude too.'],
    [{ latitude: null, longitude: 73.8 }, 'latitude: Give the latitude too.'],
    [
      { areasServed: ['baner', 'atlantis'] },
      'areasServed: One of these localities is not known. Choose from the list.',
    ],
    [
      { licence: 'P52100012345' },
      'licence: A MahaRERA agent number is the letter A and 11 digits, such as A52100012345.',
    ],
  ])('%j is refused beside its field', async (body, why) => {
    const { person, update } = await someone({ role: 'agent' });
    const left = await deed(() => update(body));
    expect(left.said).toEqual([422, why.split(': ')[1], why]);
    expect(left.audited).toEqual([]);
    expect((await rowOf(person)).first_name).toBe(person.firstName);
  });

  test('the place goes away where both are null, and stays where neither is said', async () => {
    const { person, update } = await someone({ role: 'evaluator' });
    const at = async () => (await rowOf(person)).location;
    await update({ latitude: 18.5, longitude: 73.8 });
    expect(await at()).toEqual({ x: 73.8, y: 18.5 });
    await update({});
    expect(await at()).toEqual({ x: 73.8, y: 18.5 });
    await update({ latitude: null });
    expect(await at()).toBeNull();
  });
});

test('a profile that is saved says so, and the log whose it was', async () => {
  const { person, update } = await someone();
  expect(await deed(() => update({ about: 'We look for three rooms.' }))).toEqual({
    said: [200, 'Your profile is saved.'],
    told: [],
    audited: [['profile.update', `person ${person.id}`, {}]],
    happened: [],
  });
  await update({});
  expect((await rowOf(person)).about).toBe('We look for three rooms.');
  await update({ about: '' });
  expect((await rowOf(person)).about).toBeNull();
});

describe('a photo', () => {
  const aPhoto = async () =>
    new Blob([new Uint8Array(await noise(100, 100).png().toBuffer())]).stream();
  const inStore = async (image: string) =>
    Boolean(await desk.context.ports.store.get(`${image.replace('/media/', '')}/96.webp`));

  async function withPhoto() {
    const who = await someone();
    const binary = { ...who.headers, 'content-type': 'application/octet-stream' };
    const set = async (call = api) => call('PUT', '/api/profile/photo', await aPhoto(), binary);
    const shown = async () => (await rowOf(who.person)).image as string;
    return { ...who, set, shown };
  }

  test('is set, and one that is set again or removed takes its files along', async () => {
    const { person, call, set, shown } = await withPhoto();
    const said = (words: string, action: string) => ({
      said: [200, words],
      told: [],
      audited: [[action, `person ${person.id}`, {}]],
      happened: [],
    });
    expect(await deed(() => set())).toEqual(said('Your photo is saved.', 'photo.set'));
    const first = await shown();
    await set();
    await idle();
    const second = await shown();
    expect([await inStore(first), await inStore(second)]).toEqual([false, true]);
    const remove = () => call('DELETE', 'photo');
    expect(await deed(remove)).toEqual(said('Your photo is removed.', 'photo.remove'));
    await idle();
    expect([await shown(), await inStore(second)]).toEqual([null, false]);
  });

  test('of somebody who left while it came in is kept nowhere', async () => {
    const { person, set, shown } = await withPhoto();
    const { store } = desk.context.ports;
    const put: string[] = [];
    onTestFinished(async () => {
      await sql('update people set suspended_at = null where id = $1', [person.id]);
    });
    const watched = Object.assign(Object.create(store), {
      async put(key: string, bytes: Buffer, type: string) {
        put.push(key);
        await store.put(key, bytes, type);
        await sql('update people set suspended_at = now() where id = $1', [person.id]);
      },
    });
    const ports = { ...desk.context.ports, store: watched };
    const answer = await set(testApi(desk.db, { ...desk.context, ports }));
    expect([answer.status, answer.body.code]).toEqual([403, 'session_ended']);
    expect(await shown()).toBeNull();
    expect(put).toHaveLength(2);
    for (const key of put) expect(await store.get(key)).toBeUndefined();
  });
});
