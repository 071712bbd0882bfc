import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/talk/meetings/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { meetings } from '#server/db/schema/index.ts';

/** Two people have one meeting at a time: what one proposes while the other does is refused. */
export async function requireFreeBetween(
  tx: Transaction,
  [one, other]: readonly [number, number],
  span: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await inTurn(tx, `meetings of ${Math.min(one, other)} and ${Math.max(one, other)}`);
  const { hostId, guestId, state, startsAt, endsAt } = meetings;
  const [there] = await tx
    .select({ startsAt, endsAt, hostId })
    .from(meetings)
    .where(
      and(
        or(and(eq(hostId, one), eq(guestId, other)), and(eq(hostId, other), eq(guestId, one))),
        inArray(state, ['proposed', 'agreed']),
        lt(startsAt, span.endsAt),
        gt(endsAt, span.startsAt),
      ),
    )
    .limit(1);
  if (!there) return;
  const says = there.hostId === one ? words.youProposed : words.theyProposed;
  const message = says({ when: formatSpan(there.startsAt, there.endsAt) });
  throw new AppError('conflict', message, [{ path: 'start', message }]);
}
