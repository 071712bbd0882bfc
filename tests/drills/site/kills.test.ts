import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { aCrowd, type Crowd } from '#tests/drills/crowd.ts';
import { tell } from '#tests/drills/tell.ts';
import { patience } from '#tests/patience.ts';
import { booksOf } from '#tests/system/money-books.ts';
import { postgresOf } from '#tests/system/site-postgres.ts';
import {
  dataFolder,
  discard,
  launch,
  ready,
  type SiteProcess,
  stop,
} from '#tests/system/site-process.ts';

const isFull = process.env.FULL_DRILL === '1';
/** Whole, with the other drills' kills, more than 500; in as many parts as one likes by `ROUNDS`. */
const ROUNDS = isFull ? Number(process.env.ROUNDS ?? 210) : 1;
/** Every so many rounds, and in the last, the site and its Postgres die together. */
const BOTH = 3;
/** Acknowledged before the next dies; of messages and of drafts. */
const SOME = 10;

let folder: string;
let site: SiteProcess;
let context: Context;
let crowd: Crowd | undefined;

beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { LOG_LEVEL: 'error' } });
  await ready(site);
  context = await booksOf(folder);
});
afterAll(async () => {
  await crowd?.stop();
  await context?.db.$client.end();
  await stop(site);
  await discard(folder);
});

/** Its Postgres may have moved with it. */
async function startAgain(): Promise<void> {
  await site.exited;
  site = await launch({ dataDir: folder, port: site.port, env: { LOG_LEVEL: 'error' } });
  await ready(site);
  await context.db.$client.end();
  context = await booksOf(folder);
}

test(
  'site and Postgres killed again and again: no acknowledged write is lost, and none doubled',
  async () => {
    const kills = { site: 0, postgres: 0 };
    crowd = await aCrowd({ site: () => site, context: () => context, isKilled: true });
    for (let round = 1; round <= ROUNDS; round++) {
      await crowd.more(SOME);
      // Started again by the site, which gives up one that dies too often: once in its own life.
      await (await postgresOf(folder)).kill();
      kills.postgres++;
      await crowd.more(SOME);
      site.child.kill('SIGKILL');
      kills.site++;
      if (round % BOTH === 0 || round === ROUNDS) {
        await (await postgresOf(folder)).kill();
        kills.postgres++;
      }
      await startAgain();
    }
    await crowd.more(SOME);
    const written = await crowd.expectAllThere();
    expect(site.child.exitCode).toBeNull();
    tell('kills', {
      'kills of the site': kills.site,
      'kills of Postgres': kills.postgres,
      ...written,
    });
  },
  patience(isFull ? 3_600 : 120),
);
