import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { CONTACT_TRANSITIONS, type ContactState } from '#domain/deals/contact-request.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { startsOf } from '#domain/lib/transitions.ts';
import words from '#messages/deals/contacts/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { runAfterwards, takeInTurn } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { contactRequests, listings, people } from '#server/db/schema/index.ts';
import { onContactRevoking } from '#server/deals/hooks.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { LINK_FOR_BUYER, linkForOwner } from './links.ts';

type Step = Exclude<TransitionName<'contact'>, 'expire' | 'unlock' | 'takeBack'>;

/** What the other side is told: the name of who took the step, and of what. */
const NEWS: Record<Step, (who: string, title: string) => NotificationWords> = {
  accept: (who, title) => ({
    title: () => words.sharesContact({ who }),
    body: () => words.contactAccepted({ title }),
  }),
  decline: (who, title) => ({
    title: () => words.declinedContact({ who }),
    body: () => words.otherHomesWait({ title }),
  }),
  withdraw: (who, title) => ({
    title: () => words.tookBackContact({ who }),
    body: () => words.nothingToDo({ title }),
  }),
  revoke: (who, title) => ({
    title: () => words.stoppedSharing({ who }),
    body: () => words.neitherSees({ title }),
  }),
};

const WORDS: Partial<Record<ContactState, string>> = labels(() => words.standing);

/** Throws not_found for whoever is not the side that may take the step. */
async function find({ now }: Context, tx: Transaction, id: number, side: string, caller: number) {
  const [found] = await tx
    .select({
      request: contactRequests,
      title: listings.title,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(contactRequests)
    .innerJoin(listings, eq(listings.id, contactRequests.listingId))
    .innerJoin(people, eq(people.id, caller))
    .where(eq(contactRequests.id, id));
  const mine = side === 'owner' ? found?.request.ownerId : found?.request.buyerId;
  if (!found || mine !== caller) throw new AppError('not_found');
  const { state, expiresAt } = found.request;
  const isOver = state === 'requested' && expiresAt <= now();
  return { ...found, state: isOver ? ('expired' as const) : state };
}

/** Takes a side's step with a contact request, and tells the other side. */
export async function takeStep(
  context: Context,
  requestId: number,
  name: Step,
  reason?: string,
): Promise<{ id: number; state: ContactState }> {
  const step = CONTACT_TRANSITIONS.find((known) => known.name === name);
  if (!step) throw new Error(`No step ${name}`);
  const { id: caller } = personOf(context);
  const afterwards = await context.db.transaction(async (tx) => {
    const { request, title, state, ...person } = await find(
      context,
      tx,
      requestId,
      step.by,
      caller,
    );
    const starts = startsOf<ContactState, typeof CONTACT_TRANSITIONS>(CONTACT_TRANSITIONS, name);
    if (!starts.includes(state)) throw new AppError('conflict', WORDS[state]);
    const revoking = name === 'revoke' ? await onContactRevoking.run(context, tx, request) : [];
    await changeState(context, tx, {
      kind: 'contact',
      id: requestId,
      name,
      ...(name !== 'revoke' && {
        set: sql`decided_at = ${context.now()}`,
        where: sql`expires_at > ${context.now()}`,
      }),
      note: reason || null,
    });
    if (name === 'accept' || name === 'revoke') {
      await audit(context, tx, {
        action: `contact.${name}`,
        subjectKind: 'contact',
        subjectId: requestId,
      });
    }
    const toBuyer = step.by === 'owner';
    await notify(context, tx, toBuyer ? request.buyerId : request.ownerId, {
      kind: 'request',
      ...NEWS[name](shortName(person.firstName, person.lastName), title),
      link: toBuyer ? LINK_FOR_BUYER : linkForOwner(requestId),
    });
    return takeInTurn(revoking);
  });
  runAfterwards(context, afterwards);
  return { id: requestId, state: step.to };
}
