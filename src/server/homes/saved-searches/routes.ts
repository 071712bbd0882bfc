import { desc, eq } from 'drizzle-orm';
import * as searches from '#contract/homes/saved-searches.ts';
import { success } from '#contract/lib/envelope.ts';
import { savedSearches } from '#server/db/schema/index.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { changeVerb, removeVerb } from './change-search.ts';
import { presentSearch } from './present.ts';
import { saveVerb } from './save-search.ts';

export const savedSearchRoutes: Route[] = [
  implement(searches.listSavedSearches, async (context) => {
    const found = await context.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.personId, personOf(context).id))
      .orderBy(desc(savedSearches.id));
    return success(await Promise.all(found.map((row) => presentSearch(context, row))));
  }),
  implement(searches.saveSearch, saveVerb),
  implement(searches.changeSavedSearch, changeVerb),
  implement(searches.removeSavedSearch, removeVerb),
];
