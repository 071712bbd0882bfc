import { sql } from 'drizzle-orm';
import type { downloadBidLog, getBid } from '#contract/deals/bids.ts';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bids/index.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findBid } from './lock-bid.ts';
import { findBids, presentBids } from './read-bids.ts';
import { readLog } from './read-log.ts';

export const getBidVerb: Verb<typeof getBid> = async (context, { params }) => {
  const callerId = personOf(context).id;
  const found = await findBids(context, {
    callerId,
    where: sql`b.id = ${params.id} and (b.buyer_id = ${callerId} or b.owner_id = ${callerId})`,
    order: sql`b.id`,
    page: sql`limit 1`,
  });
  const [bid] = await presentBids(context, found);
  if (!bid) throw new AppError('not_found', words.bidNotFound);
  const [log, timelines] = await Promise.all([
    readLog(context.db, bid.id),
    readTimelines(context.db, 'bid', [bid.id]),
  ]);
  return {
    status: 1,
    message: 'OK',
    data: { ...bid, log, timeline: timelines.get(bid.id) ?? [] },
    serverTime: context.now().toISOString(),
  };
};

export const downloadBidLogVerb: Verb<typeof downloadBidLog> = async (context, { params }) => {
  const { id, listingId } = await findBid(context, context.db, params.id);
  const entries = await readLog(context.db, id);
  const text = JSON.stringify({ bidId: id, listingId, entries }, null, 2);
  return new Download(`${text}\n`, 'application/json', `bid-${id}-log.json`);
};
