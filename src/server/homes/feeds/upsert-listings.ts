import type { FeedRowResult, upsertListings } from '#contract/homes/feed.ts';
import { success } from '#contract/lib/envelope.ts';
import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { findCaller } from '#server/session/find-person.ts';
import { findByHand, findKnown, type Known } from './find-known.ts';
import { idOf, readFeedRow, referenceOf } from './read-feed-row.ts';
import { upsertRow } from './upsert-row.ts';

/** What of a feed's rows is there already, by their references and by the ids of an export. */
interface There {
  known: ReadonlyMap<string, Known>;
  byHand: ReadonlyMap<number, Known>;
}

async function resultOf(
  context: Context,
  raw: unknown,
  { known, byHand }: There,
  seen: Map<string, number>,
  row: number,
): Promise<FeedRowResult> {
  const externalId = referenceOf(raw);
  try {
    const read = readFeedRow(raw);
    const before = seen.get(read.externalId);
    if (before) throw fieldError('externalId', words.sameReference({ before }));
    seen.set(read.externalId, row);
    const there = known.get(read.externalId) ?? byHand.get(idOf(raw) ?? 0);
    const stored = await upsertRow(context, read, there);
    return { row, externalId: read.externalId, ...stored, errors: [] };
  } catch (error) {
    if (!isAppError(error) || error.code === 'session_ended') throw error;
    const errors = error.errors ?? [{ path: 'row', message: error.message }];
    const id = (externalId && known.get(externalId)?.listing.id) || null;
    return { row, externalId, result: 'refused', id, errors };
  }
}

/** Row by row, each in a transaction of its own: where the call breaks off, sending it again goes on. */
export const upsertListingsVerb: Verb<typeof upsertListings> = async (context, { body }) => {
  requireIdentityOf(await findCaller(context), 'post');
  const references = body.listings.flatMap((raw) => referenceOf(raw) ?? []);
  const known = await findKnown(context, context.db, references);
  const byHand = await findByHand(
    context,
    body.listings.flatMap((raw) => idOf(raw) ?? []),
  );
  const seen = new Map<string, number>();
  const results: FeedRowResult[] = [];
  for (const [at, raw] of body.listings.entries()) {
    results.push(await resultOf(context, raw, { known, byHand }, seen, at + 1));
  }
  const count = (wanted: FeedRowResult['result']) =>
    results.filter(({ result }) => result === wanted).length;
  return success({
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: results,
  });
};
