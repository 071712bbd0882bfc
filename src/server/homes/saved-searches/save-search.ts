import { and, eq, sql } from 'drizzle-orm';
import { MAX_SAVED_SEARCHES, type saveSearch } from '#contract/homes/saved-searches.ts';
import { readAddress, readSearchPage } from '#contract/homes/search-page.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { savedSearches } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { consentOf, noteConsent, seenFromNowIfOff } from './change-search.ts';
import { presentSearch } from './present.ts';

/** Parts of the address that say how a search is looked at, not what it looks for. */
const LOOKS = ['page', 'pageSize', 'sort', 'ask', 'said', 'missed'];

function tidy(typed: string): string {
  const query = new URLSearchParams(readAddress(new URLSearchParams(typed)));
  for (const name of LOOKS) query.delete(name);
  query.sort();
  return query.toString();
}

export const saveVerb: Verb<typeof saveSearch> = async (context, { body }) => {
  const { id } = personOf(context);
  const query = tidy(body.query);
  const { request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const { name, alerts } = body;
  const consent = consentOf(context, body.agentsMayOffer);
  const row = await context.db.transaction(async (tx) => {
    // One at a time, so that two at once cannot both be the last that fits.
    await tx.execute(sql`select id from people where id = ${id} for no key update`);
    const same = and(eq(savedSearches.personId, id), eq(savedSearches.query, query));
    const [before] = await tx.select().from(savedSearches).where(same).for('update');
    if (before) {
      const [renamed] = await tx
        .update(savedSearches)
        .set({ name, alerts, seenUntil: seenFromNowIfOff(context), ...consent })
        .where(same)
        .returning();
      if (renamed && renamed.agentsMayOffer !== before.agentsMayOffer) {
        await noteConsent(context, tx, renamed);
      }
      return renamed;
    }
    const count = await tx.$count(savedSearches, eq(savedSearches.personId, id));
    if (count >= MAX_SAVED_SEARCHES) {
      throw new AppError('conflict', refusalsWords.mostSearches({ most: MAX_SAVED_SEARCHES }));
    }
    const [saved] = await tx
      .insert(savedSearches)
      .values({
        personId: id,
        name,
        query,
        filter: { ...request },
        alerts,
        ...consent,
        seenUntil: context.now(),
        createdAt: context.now(),
      })
      .returning();
    if (saved?.agentsMayOffer) await noteConsent(context, tx, saved);
    return saved;
  });
  if (!row) throw new Error('Nothing was saved');
  return success(await presentSearch(context, row), doneWords.searchSaved);
};
