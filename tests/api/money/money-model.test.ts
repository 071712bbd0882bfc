// A model test: money operations by chance, against the real verbs, database and sandbox gateway. As a
// rule 1,000 of them, and fewer where the machine is slow; FULL_MONEY=1 makes it 100,000 without a limit.

import { afterAll, expect, test } from 'vitest';
import { fc } from '#tests/fast-check.ts';
import { windDown } from './money-model/clock-steps.ts';
import { type Desk, openDesk } from './money-model/desk.ts';
import { chosenStep, takeStep } from './money-model/steps.ts';
import { aWorld, expectAllAgrees } from './money-model/world.ts';

const isFull = Boolean(process.env.FULL_MONEY);
const OPERATIONS = isFull ? 100_000 : 1_000;
const IN_A_RUN = 250;
/** After so many everything is compared. */
const BATCH = 50;
/** A database grows, and with it what a check of all of it takes. */
const RUNS_ON_A_DATABASE = 10;
const MAX_MS = 120_000;

let desk: Desk | undefined;
let runsHere = 0;
let isClean = true;
let told = 0;

/** The database of the run before, unless that has failed or it is full. */
async function aDesk(): Promise<Desk> {
  if (desk && isClean && runsHere < RUNS_ON_A_DATABASE) return desk;
  await desk?.close();
  desk = await openDesk();
  runsHere = 0;
  return desk;
}

/** Each thousand of a long run, with the seconds so far. */
function tell(taken: number): void {
  if (Math.floor(taken / 1_000) === told) return;
  told = Math.floor(taken / 1_000);
  process.stderr.write(`${taken} operations, ${Math.round(performance.now() / 1_000)} s\n`);
}

afterAll(() => desk?.close());

test(
  `every paisa is accounted for over ${OPERATIONS} money operations`,
  async () => {
    let taken = 0;
    let hasFailed = false;
    const begun = performance.now();
    await fc.assert(
      fc.asyncProperty(
        fc.array(chosenStep, { minLength: 1, maxLength: IN_A_RUN, size: 'max' }),
        async (steps) => {
          if (taken >= OPERATIONS) return;
          if (!isClean) hasFailed = true;
          const world = await aWorld(await aDesk());
          runsHere++;
          isClean = false;
          for (const [i, step] of steps.entries()) {
            await takeStep(world, step);
            if (i % BATCH === BATCH - 1) await expectAllAgrees(world);
          }
          await windDown(world);
          await expectAllAgrees(world);
          isClean = true;
          // What is tried again in search of a shorter example is no new operation.
          if (!hasFailed) taken += steps.length;
          if (isFull) tell(taken);
        },
      ),
      {
        // More than enough: runs are of any length, and those after the last operation do nothing.
        numRuns: OPERATIONS / 10,
        // A long run tells of its failure at once; its seed and path find it again.
        endOnFailure: isFull,
        ...(!isFull && { interruptAfterTimeLimit: MAX_MS, markInterruptAsFailure: false }),
      },
    );
    const seconds = (performance.now() - begun) / 1_000;
    process.stderr.write(`${taken} money operations in ${seconds.toFixed(0)} s\n`);
    expect(taken).toBeGreaterThan(0);
  },
  6 * 3_600_000,
);
