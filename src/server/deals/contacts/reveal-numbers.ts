import { and, eq, isNull, or } from 'drizzle-orm';
import type { revealNumbers } from '#contract/deals/contact-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import words from '#messages/deals/contacts/index.ts';
import { contactRequests, contactViews, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireReachable } from '#server/people/blocks/index.ts';
import { personOf } from '#server/session/person.ts';

/** No number leaves without a line in contact_views, and none once a revocation has been answered. */
export const revealNumbersVerb: Verb<typeof revealNumbers> = async (context, { params }) => {
  const { db, caller, now } = context;
  const { id: viewerId } = personOf(context);
  const numbers = await db.transaction(async (tx) => {
    const { id, buyerId, ownerId } = contactRequests;
    const [request] = await tx
      .select()
      .from(contactRequests)
      .where(and(eq(id, params.requestId), or(eq(buyerId, viewerId), eq(ownerId, viewerId))))
      // A revocation at the same time waits, or is waited for.
      .for('share');
    if (!request) throw new AppError('not_found');
    if (request.state !== 'accepted') {
      throw new AppError('conflict', words.numbersWhileAccepted);
    }
    const otherId = request.ownerId === viewerId ? request.buyerId : request.ownerId;
    const [other] = await tx
      .select()
      .from(people)
      .where(and(eq(people.id, otherId), isNull(people.deletedAt), isNull(people.suspendedAt)));
    if (!other) throw new AppError('conflict', words.accountClosed);
    await requireReachable(tx, viewerId, otherId);
    await tx.insert(contactViews).values({
      requestId: request.id,
      viewerId,
      address: caller.address,
      at: now(),
    });
    return {
      name: fullNameOf(other),
      mobile: other.mobile,
      email: other.email,
    };
  });
  return success(numbers, words.lookSeen);
};
