import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { instalments } from '#server/db/schema/index.ts';

/** Throws conflict while an instalment of a booking is due. */
export async function requireNothingDue(tx: Transaction, bookingId: number): Promise<void> {
  const [due] = await tx
    .select({ label: instalments.label })
    .from(instalments)
    .where(and(eq(instalments.bookingId, bookingId), eq(instalments.state, 'due')))
    .orderBy(instalments.seq)
    .limit(1);
  if (!due) return;
  throw new AppError('conflict', words.stillDue({ label: due.label }));
}
