import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { revive } from '#server/db/embedded/revive.ts';
import { createLogger } from '#server/lib/log.ts';

const LOOK_MS = 4;

/** Something that dies; `starts` says for each attempt whether it succeeds. */
function watched(starts: (attempt: number) => boolean) {
  const seen = { isUp: true, mayStart: true, looks: 0, attempts: 0, gaveUp: [] as string[] };
  const loop = revive(
    {
      isUp: async () => {
        seen.looks += 1;
        return seen.isUp;
      },
      mayStart: async () => seen.mayStart,
      start: async () => {
        seen.attempts += 1;
        seen.isUp = starts(seen.attempts);
        if (!seen.isUp) throw new Error(`attempt ${seen.attempts} failed`);
      },
    },
    createLogger('silent'),
    (reason) => seen.gaveUp.push(reason),
    LOOK_MS,
  );
  onTestFinished(() => loop.stop());
  return { seen, stop: loop.stop };
}

test('what died is started again, more than once', async () => {
  const { seen } = watched((attempt) => attempt !== 2);
  await expect.poll(() => seen.looks).toBeGreaterThan(3);
  expect(seen.attempts).toBe(0);
  seen.isUp = false;
  await expect.poll(() => seen.isUp).toBe(true);
  seen.isUp = false;
  await expect.poll(() => seen.isUp).toBe(true);
  expect(seen).toMatchObject({ attempts: 3, gaveUp: [] });
});

test('what stays up for long may die as often again', async () => {
  const { seen } = watched(() => true);
  for (let i = 1; i <= 8; i++) {
    seen.isUp = false;
    await expect.poll(() => seen.attempts).toBe(i);
    if (i !== 4) continue;
    const { looks } = seen;
    await expect.poll(() => seen.looks - looks).toBeGreaterThan(35);
  }
  expect(seen.gaveUp).toEqual([]);
});

test('what does not start is given up, once, with the last reason', async () => {
  const { seen } = watched(() => false);
  seen.isUp = false;
  await expect.poll(() => seen.gaveUp).toEqual(['attempt 5 failed']);
  await pause(20 * LOOK_MS);
  expect(seen).toMatchObject({ attempts: 5, gaveUp: ['attempt 5 failed'] });
});

test('a stop ends the waiting', async () => {
  const { seen, stop } = watched(() => false);
  seen.isUp = false;
  await expect.poll(() => seen.attempts).toBeGreaterThan(1);
  await stop();
  const { attempts } = seen;
  await pause(100 * LOOK_MS);
  expect(seen).toMatchObject({ attempts, gaveUp: [] });
});

test('what has no room is not started, however long, and not given up', async () => {
  const { seen } = watched(() => true);
  Object.assign(seen, { isUp: false, mayStart: false });
  const { looks } = seen;
  await expect.poll(() => seen.looks - looks).toBeGreaterThan(8);
  expect(seen).toMatchObject({ attempts: 0, gaveUp: [] });
  seen.mayStart = true;
  await expect.poll(() => seen.isUp).toBe(true);
});
