import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rows } from '#server/db/rows.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { outcomeOf } from '#tests/api/deals/deal-world.ts';
import { Books, readBalances } from './books.ts';
import type { Desk, Party } from './desk.ts';
import { Model } from './model.ts';

/** What one step is done with: which of the things there are, and how much. */
export interface Chance {
  pick: number;
  amount: number;
}

/** The parties of one run, what they have done for real, and what must have come of it. */
export interface World {
  desk: Desk;
  model: Model;
  owner: Party;
  buyers: Party[];
}

export async function aWorld(desk: Desk): Promise<World> {
  const owner = await desk.party();
  const buyers = [await desk.party(), await desk.party('29'), await desk.party()];
  const books = new Books(await readBalances(desk.context.db));
  return { desk, owner, buyers, model: new Model(books, desk) };
}

/** One of them by chance; undefined where there is none. */
export const oneOf = <T>(things: readonly T[], pick: number): T | undefined =>
  things[pick % Math.max(1, things.length)];

/** Mostly one of the latest that fit, so that deals get far; now and then any. */
export function likely<T>(
  things: readonly T[],
  fits: (thing: T) => boolean,
  { pick, amount }: Chance,
): T | undefined {
  const fitting = things.filter(fits).slice(-4);
  return amount % 6 > 0 && fitting.length > 0 ? oneOf(fitting, pick) : oneOf(things, pick);
}

/** Does something for real, and sees that it goes as the model says. What follows is let run out. */
export async function takes(
  { desk }: World,
  isAllowed: boolean,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const outcome = await outcomeOf(call());
  await desk.context.background.idle();
  expect(outcome).toBe(isAllowed ? 'done' : 'conflict');
  return isAllowed;
}

const statesOf = (things: readonly { id: number; state: string }[]) =>
  Object.fromEntries(things.map(({ id, state }) => [id, state]));

async function readStates({ desk }: World, table: string, ids: number[]) {
  const found = await rows<{ id: number; state: string }>(
    desk.context.db,
    sql`select id, state from ${sql.raw(table)} where id = any(${sql.param(ids)})`,
  );
  return statesOf(found);
}

async function expectStates(world: World): Promise<void> {
  const { orders, bookings, releases, payouts, settlements } = world.model;
  const instalments = bookings.flatMap((booking) => booking.instalments);
  const things = { orders, bookings, releases, payouts, instalments, settlements };
  for (const [table, list] of Object.entries(things)) {
    const ids = list.map(({ id }) => id);
    expect(await readStates(world, table, ids), table).toEqual(statesOf(list));
  }
  const refunds = await rows<{ orderId: number; state: string; amount: number }>(
    world.desk.context.db,
    sql`select order_id as "orderId", state, amount_paise as amount from refunds
        where order_id = any(${sql.param(orders.map(({ id }) => id))}) order by order_id, id`,
  );
  const expected = orders
    .toSorted((a, b) => a.id - b.id)
    .flatMap((order) =>
      order.refunds.map(({ state, amount }) => ({ orderId: order.id, state, amount })),
    );
  expect(refunds).toEqual(expected);
}

/** Every paisa is where the model says, every state too, and the ledger proves itself. */
export async function expectAllAgrees(world: World): Promise<void> {
  const { desk, model } = world;
  expect(desk.complaints).toEqual([]);
  const found = await readBalances(desk.context.db);
  expect(model.books.standing(found)).toEqual(model.books.standing());
  await expectStates(world);
  expect((await verifyLedger(desk.context)).differences).toEqual([]);
}
