import { describe, expect, test } from 'vitest';
import { isAppError } from '#contract/lib/errors.ts';
import type { STATE_TABLES, StateTableName } from '#domain/state-tables.ts';
import { type Change, changeState } from '#server/core/change-state.ts';
import { expectedTable } from '#tests/expected/transitions.ts';
import type { dealWorld } from './deals/deal-world.ts';
import type { Answer } from './harness.ts';

const PARTIES = ['owner', 'buyer', 'stranger', 'staff'] as const;
export type Party = (typeof PARTIES)[number];

type Table<Kind extends StateTableName> = (typeof STATE_TABLES)[Kind];
type State<Kind extends StateTableName> = Table<Kind>['states'][number];
type Name<Kind extends StateTableName> = Table<Kind>['transitions'][number]['name'];

interface Thing {
  id: number;
}

/** A transition that no party calls. */
interface Happening<S, T> {
  take: (thing: T) => Promise<unknown>;
  /** Where a clock takes it: one whose time has come. Those that `make` makes it leaves alone. */
  due?: (state: S) => Promise<T>;
}

interface Cells<Kind extends StateTableName, T extends Thing> {
  kind: Kind;
  /** Whose steps a party takes, where the table names its sides otherwise. */
  sides?: Partial<Record<Party, readonly string[]>>;
  world: ReturnType<typeof dealWorld>;
  /** A thing in a state, for a call or happening to be tried on. */
  make: (state: State<Kind>, trial: string) => Promise<T>;
  stateOf: (id: number) => Promise<string>;
  /** Calls by name, each with the transitions it may be: whose it is follows from who calls. */
  calls: Record<string, readonly Name<Kind>[]>;
  call: (party: Party, name: string, thing: T) => Promise<Answer>;
  happenings: Partial<Record<Name<Kind>, Happening<State<Kind>, T>>>;
}

type Kept = Exclude<StateTableName, 'identity_check' | 'licence'>;

/** A transition as the table has it, past what its verb checks before. */
export function takeStep<Kind extends Kept>(
  world: ReturnType<typeof dealWorld>,
  change: Change<Kind>,
): Promise<void> {
  const context = world.context();
  return context.db.transaction((tx) => changeState(context, tx, change));
}

/** Where it cannot start it changes nothing, with or without saying so. */
async function attempt(taking: Promise<unknown>): Promise<void> {
  await taking.catch((error: unknown) => {
    if (!isAppError(error) || error.code !== 'conflict') throw error;
  });
}

/**
 * Every state, every transition, every party: what the table of expected transitions allows happens,
 * and nothing else.
 */
export function testCells<Kind extends Kept, T extends Thing>(cells: Cells<Kind, T>): void {
  const { kind, world, make, stateOf, calls, call } = cells;
  const happenings = Object.entries(cells.happenings) as [Name<Kind>, Happening<State<Kind>, T>][];
  const { states, transitions } = expectedTable(kind);
  const find = (name: string) => transitions.find((known) => known.name === name);
  const startsFrom = (name: string, state: string) => find(name)?.from.includes(state) ?? false;

  const eventsOf = (id: number) =>
    world.query(
      'select event, by, state from timeline where subject_kind = $1 and subject_id = $2 order by id',
      kind,
      id,
    );
  /** The thing has taken the transition, if one is named, and its timeline says so. */
  async function expectTaken({ id }: Thing, state: string, name?: string): Promise<void> {
    const taken = name === undefined ? undefined : find(name);
    expect(await stateOf(id)).toBe(taken?.to ?? state);
    const line = taken && { event: taken.name, by: taken.by, state: taken.to };
    expect(await eventsOf(id)).toEqual(line ? [line] : []);
  }

  test('every transition of the table is tried', () => {
    const tried = [...Object.values(calls).flat(), ...happenings.map(([name]) => name)];
    expect(tried.sort()).toEqual(transitions.map(({ name }) => name).sort());
  });

  describe.each([...states] as State<Kind>[])(`a ${kind} that is %s`, (state) => {
    for (const [path, takes] of Object.entries(calls)) {
      for (const party of PARTIES) {
        const isTheirs = (by: string) => (cells.sides?.[party] ?? [party]).includes(by);
        const name = takes.find((one) => isTheirs(find(one)?.by ?? ''));
        const expected = !name ? 404 : startsFrom(name, state) ? 200 : 409;
        test(`${path} by ${party}: ${expected}`, async () => {
          const thing = await make(state, path);
          const answer = await call(party, path, thing);
          expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
          await expectTaken(thing, state, expected === 200 ? name : undefined);
        });
      }
    }

    for (const [name, { take, due }] of happenings) {
      const starts = startsFrom(name, state);
      test(`${name}: ${starts ? 'happens' : 'does not'}`, async () => {
        const thing = due ? await due(state) : await make(state, name);
        if (starts) await take(thing);
        else await attempt(take(thing));
        await expectTaken(thing, state, starts ? name : undefined);
      });
      if (!due) continue;
      test(`${name} not before its time`, async () => {
        const thing = await make(state, name);
        await take(thing);
        await expectTaken(thing, state);
      });
    }
  });
}
