// A node of its own process: it follows a database and answers searches from its index, nowhere else.
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { countFacets } from '#server/homes/search/facets.ts';
import { searchListings } from '#server/homes/search/search-listings.ts';
import { readyIndex, startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { onListingChanges } from '#server/hosts/listing-changes.ts';
import { createLogger } from '#server/lib/log.ts';

const { NODE_DATABASE = '', NODE_IS_DEAF, NODE_DIES } = process.env;
const log = createLogger('silent');
const db = connect(NODE_DATABASE, 2, log);
let heard = 0;

function create() {
  const index = createHomeIndex();
  if (!NODE_DIES) return index;
  // The change is committed and was read; before it is applied all is over.
  const die = () => process.kill(process.pid, 'SIGKILL');
  return { ...index, put: die, remove: die };
}
const feed = startSearchFeed({ db, log, create, mostBytes: 1e9 });
const wake = () => feed.wake();
if (!NODE_IS_DEAF)
  onListingChanges(NODE_DATABASE, log, {
    changed: () => {
      heard++;
      wake();
    },
    gap: wake,
  });

const context = { db, now: () => new Date(), reply: {} } as Context;

/** What it finds for some requests; undefined where SQL would have to answer. */
async function answer(requests: readonly SearchRequest[]) {
  const answers = [];
  for (const request of requests) {
    if (!(await readyIndex(context))) return undefined;
    const { data, total } = await searchListings(context, request);
    const ids = data.map(({ propertydata }) => propertydata.id);
    answers.push({ ids, total, facets: await countFacets(context, request) });
  }
  return answers;
}

process.on('message', (requests: SearchRequest[]) => {
  answer(requests).then(
    (answers) => process.send?.({ heard, state: feed.standing().state, answers }),
    // The database is away, as it is meant to be for a while.
    () => process.send?.({ heard, state: feed.standing().state }),
  );
});
process.on('disconnect', () => process.exit());
