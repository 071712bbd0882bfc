import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { hasRoom } from '#server/db/embedded/room.ts';
import { rows } from '#server/db/rows.ts';
import { readFact } from '#server/db/site-facts.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';
import type { Context, Maintenance } from './context.ts';

const LOOK_MS = 2_000;
/** After which it is worth trying again. */
const RETRY_SECONDS = 60;

/** Where the embedded database lies; of a server the disk is not ours to see. */
async function ownFolder({ db, env }: Context): Promise<string | undefined> {
  if (env.DATABASE_URL) return undefined;
  const [found] = await rows<{ folder: string }>(
    db,
    sql`select current_setting('data_directory') as folder`,
  );
  return found?.folder;
}

/** Looks whether maintenance has begun or ended; while the database is away it stays as it was. */
export function followMaintenance(context: Context): Loop {
  const { db, log, maintenance } = context;
  let folder: string | undefined;

  async function look(): Promise<void> {
    maintenance.says = await readFact(db, 'maintenance');
  }
  async function lookForRoom(): Promise<void> {
    folder ??= await ownFolder(context);
    const lacksRoom = folder !== undefined && !(await hasRoom(folder));
    if (lacksRoom !== maintenance.lacksRoom)
      log.error({ lacksRoom }, 'the disk of the database is almost full, or has room again');
    maintenance.lacksRoom = lacksRoom;
  }
  const asBefore = () => undefined;
  return startLoop(() => Promise.all([look().catch(asBefore), lookForRoom().catch(asBefore)]), {
    everyMs: LOOK_MS,
  });
}

/** Whether nothing is to be written just now, by anybody. */
export const rests = ({
  maintenance: { says, lacksRoom },
}: {
  maintenance: Maintenance;
}): boolean => says !== undefined || lacksRoom;

/** Refuses a call that would write. */
export function requireNoMaintenance(context: Context): void {
  if (!rests(context)) return;
  const refusal = new AppError('unavailable', context.maintenance.says);
  refusal.retryAfterSeconds = RETRY_SECONDS;
  throw refusal;
}
