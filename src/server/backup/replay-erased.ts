import { and, eq, isNull, lt } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import { people } from '#server/db/schema/index.ts';
import { closeAccount, eraseAnyway } from '#server/people/profile/index.ts';
import { readErased } from './erased.ts';
import type { Vault } from './vault.ts';

/**
 * Erases again whose data a backup has brought back. What somebody had to end first, and had when
 * the backup was made, stays for staff to end; the data goes all the same.
 */
export async function replayErased(context: Context, vault: Vault): Promise<number> {
  let erased = 0;
  for (const { id, at } of await readErased(vault)) {
    const [person] = await context.db
      .select({ role: people.role })
      .from(people)
      .where(and(eq(people.id, id), isNull(people.deletedAt), lt(people.createdAt, new Date(at))));
    if (!person) continue;
    const actor = { kind: 'person', id, role: person.role, sessionId: 0 } as const;
    try {
      await closeAccount({ ...context, actor });
    } catch (error) {
      if (!isAppError(error)) throw error;
      context.log.warn({ person: id, reason: error.message }, 'erased, with things left open');
      await eraseAnyway({ ...context, actor });
    }
    erased += 1;
  }
  await context.background.idle();
  return erased;
}
