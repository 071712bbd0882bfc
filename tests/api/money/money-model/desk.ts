import type { Context } from '#server/core/context.ts';
import type { PriceItem } from '#server/db/schema/index.ts';
import { billingProfiles } from '#server/db/schema/index.ts';
import { createBackground } from '#server/lib/background.ts';
import type { Logger } from '#server/lib/log.ts';
import { sandboxGateway } from '#server/ports/gateway/sandbox/sandbox.ts';
import { testContext, testDatabase } from '#tests/api/harness.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { currentPrice, insertPerson } from '#tests/builders/index.ts';
import type { AccountKind } from './things.ts';

const DAY_MS = 86_400_000;
const ENDINGS: Record<AccountKind, string> = { good: '4321', slow: '0007', failing: '0000' };
/** Where GST is IGST. */
const KARNATAKA = '29';

export interface Party {
  id: number;
  /** Of supply. */
  state: string;
  accounts: Record<AccountKind, number>;
}

export interface Desk {
  context: Context;
  /** Stands still until it is moved. */
  clock: { ms: number };
  /** What runs after an answer is forgotten, as where the process dies. */
  habits: { forgets: boolean };
  /** What was logged as wrong. */
  complaints: string[];
  items: Record<'propertyAnalysis' | 'subscription', PriceItem>;
  staff: [number, number];
  party(state?: string): Promise<Party>;
  close(): Promise<void>;
}

function listener(complaints: string[]): Logger {
  const complain = (fields: unknown, words?: string) => {
    const { err } = fields as { err?: unknown };
    complaints.push(`${words}: ${JSON.stringify(fields)} ${err instanceof Error ? err.stack : ''}`);
  };
  const nothing = () => undefined;
  return {
    fatal: complain,
    error: complain,
    warn: complain,
    info: nothing,
    debug: nothing,
  } as Logger;
}

/** A database with a gateway of its own, by a clock that is moved by hand. */
export async function openDesk(): Promise<Desk> {
  const database = await testDatabase();
  const plain = testContext(database.db);
  const { db, secrets, ports } = plain;
  // Ahead of the database's own clock, by which some rows are dated.
  const clock = { ms: Date.now() + DAY_MS };
  const habits = { forgets: false };
  const complaints: string[] = [];
  const log = listener(complaints);
  const now = () => new Date(clock.ms);
  const { run, idle } = createBackground(log);
  const context: Context = {
    ...plain,
    log,
    now,
    background: {
      idle,
      run: (name, task) => {
        if (name !== 'deliver notifications' && !habits.forgets) run(name, task);
      },
    },
    ports: { ...ports, gateway: sandboxGateway({ db, key: secrets.key('sandbox gateway'), now }) },
  };

  async function party(state = '27'): Promise<Party> {
    const { id } = await insertPerson(db, { mobile: newMobile(), panVerified: true });
    if (state === KARNATAKA) {
      const address = { name: 'Asha Test', address: 'Indiranagar', pincode: '560038' };
      await db.insert(billingProfiles).values({ personId: id, ...address, state });
    }
    const accounts = {} as Party['accounts'];
    for (const kind of Object.keys(ENDINGS) as AccountKind[]) {
      accounts[kind] = (await insertAccount(context, id, ENDINGS[kind])).id;
    }
    return { id, state, accounts };
  }

  const staff = async () => (await insertPerson(db, { role: 'admin' })).id;
  return {
    context,
    clock,
    habits,
    complaints,
    items: {
      propertyAnalysis: await currentPrice(db, 'property-analysis-30'),
      subscription: await currentPrice(db, 'user-starter'),
    },
    staff: [await staff(), await staff()],
    party,
    close: () => database.close(),
  };
}
