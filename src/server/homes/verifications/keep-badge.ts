import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type ChangedPart,
  driftOf,
  PART_LABEL,
  type VerifiedAs,
} from '#domain/homes/verified-as.ts';
import words from '#messages/homes/news/index.ts';
import { listAnd } from '#messages/lib/forms.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, listings, listingVerifications, people } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';

type Seen = Pick<
  Listing,
  | 'localityId'
  | 'location'
  | 'privateAddress'
  | 'society'
  | 'subcategory'
  | 'bedrooms'
  | 'floor'
  | 'carpetAreaSqft'
  | 'builtUpAreaSqft'
  | 'plotAreaSqft'
  | 'reraNumber'
  | 'postedBy'
>;

/** What staff see the papers of, as a listing is now. */
export function seenOf(listing: Seen, ownerName: string): VerifiedAs {
  return {
    localityId: listing.localityId,
    at: { lat: listing.location.y, lng: listing.location.x },
    privateAddress: listing.privateAddress,
    society: listing.society,
    subcategory: listing.subcategory,
    bedrooms: listing.bedrooms,
    floor: listing.floor,
    carpetAreaSqft: listing.carpetAreaSqft,
    builtUpAreaSqft: listing.builtUpAreaSqft,
    plotAreaSqft: listing.plotAreaSqft,
    reraNumber: listing.reraNumber,
    ownerName,
    postedBy: listing.postedBy,
  };
}

/** The name under which a listing's owner goes now. */
export async function ownerNameOf(tx: Transaction, ownerId: number): Promise<string> {
  const [owner] = await tx.select().from(people).where(eq(people.id, ownerId));
  if (!owner) throw new Error('People are never deleted');
  return `${owner.firstName} ${owner.lastName}`;
}

/** The verification behind a badge goes back to staff's queue, unless newer papers wait there. */
async function reopen(context: Context, tx: Transaction, listingId: number, note: string) {
  const of = (state: 'approved' | 'submitted') =>
    and(eq(listingVerifications.listingId, listingId), eq(listingVerifications.state, state));
  const { id } = listingVerifications;
  const waiting = await tx.select({ id }).from(listingVerifications).where(of('submitted'));
  const approved = await tx
    .select({ id })
    .from(listingVerifications)
    .where(of('approved'))
    .orderBy(desc(id))
    .for('no key update');
  for (const [i, one] of approved.entries()) {
    const isBack = i === 0 && waiting.length === 0;
    const set = sql`evidence = null, decided_by = null, decided_at = null, valid_until = null`;
    await changeState(context, tx, {
      kind: 'verification',
      id: one.id,
      name: isBack ? 'reopen' : 'expire',
      ...(isBack && { set }),
      note,
    });
  }
}

const listed = (parts: readonly ChangedPart[]) =>
  listAnd(
    currentLanguage(),
    parts.map((part) => PART_LABEL[part]),
  );

async function takeBadge(
  context: Context,
  tx: Transaction,
  { id, ownerId, title }: Pick<Listing, 'id' | 'ownerId' | 'title'>,
  drift: readonly ChangedPart[],
): Promise<void> {
  await tx
    .update(listings)
    .set({ verifiedAt: null, verifiedUntil: null, verifiedAs: null })
    .where(eq(listings.id, id));
  await reopen(
    context,
    tx,
    id,
    forTheBooks(() => notes.changedSince({ what: listed(drift) })),
  );
  await notify(context, tx, ownerId, {
    kind: 'listing',
    title: () => words.badgeTaken,
    body: () => words.badgeTakenBody({ title, what: listed(drift) }),
    link: `/PropertyVerification/${id}`,
  });
}

/**
 * A listing that shows the badge is compared with what staff saw, not with how it last was: however
 * many small steps an owner takes, they lead nowhere under it. The caller holds its row. Answers
 * whether the badge stays; true where there is none.
 */
export async function keepBadge(
  context: Context,
  tx: Transaction,
  before: Listing,
  after: Seen,
): Promise<boolean> {
  const { verifiedUntil, verifiedAs, ownerId, id } = before;
  if (!verifiedUntil || verifiedUntil <= context.now()) return true;
  const name = await ownerNameOf(tx, ownerId);
  // One verified before this was kept counts as it was before its first edit.
  const was = { ...seenOf(before, name), ...verifiedAs };
  const drift = driftOf(was, seenOf(after, name));
  if (drift.length > 0) await takeBadge(context, tx, before, drift);
  else if (!verifiedAs) {
    await tx.update(listings).set({ verifiedAs: was }).where(eq(listings.id, id));
  }
  return drift.length === 0;
}

const NAME = sql`${people.firstName} || ' ' || ${people.lastName}`;

/** Badges of owners who go by another name now; answers how many it looked at, `most` at the most. */
export function recheckOwners(context: Context, most: number): Promise<number> {
  return context.db.transaction(async (tx) => {
    const found = await tx
      .select({ listing: listings, name: sql<string>`${NAME}` })
      .from(listingVerifications)
      .innerJoin(listings, eq(listings.id, listingVerifications.listingId))
      .innerJoin(people, eq(people.id, listings.ownerId))
      .where(
        and(
          eq(listingVerifications.state, 'approved'),
          sql`${listings.verifiedUntil} > ${context.now()}`,
          sql`${listings.verifiedAs}->>'ownerName' <> ${NAME}`,
        ),
      )
      .orderBy(listings.id)
      .limit(most)
      .for('no key update', { of: listings, skipLocked: true });
    for (const { listing, name } of found) {
      const { verifiedAs, id } = listing;
      if (!verifiedAs) continue;
      const now = { ...verifiedAs, ownerName: name };
      const drift = driftOf(verifiedAs, now);
      if (drift.length > 0) await takeBadge(context, tx, listing, drift);
      // The same name in other letters.
      else await tx.update(listings).set({ verifiedAs: now }).where(eq(listings.id, id));
    }
    return found.length;
  });
}
