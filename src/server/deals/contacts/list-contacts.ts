import { sql } from 'drizzle-orm';
import type { findBySeller, getContact, interestedList } from '#contract/deals/contacts.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findContacts } from './find-contacts.ts';

export const interestedListVerb: Verb<typeof interestedList> = async (context) => {
  const { id } = personOf(context);
  return success(await findContacts(context, id, sql`r.buyer_id = ${id}`));
};

/** The one list of the wire that stands in a capitalised field. */
export const findBySellerVerb: Verb<typeof findBySeller> = async (context, { params }) => {
  const { id } = personOf(context);
  const ofListing = params.id === 0 ? sql`true` : sql`r.listing_id = ${params.id}`;
  const Data = await findContacts(context, id, sql`r.owner_id = ${id} and ${ofListing}`);
  return { status: 1, message: 'OK', Data };
};

export const getContactVerb: Verb<typeof getContact> = async (context, { params }) => {
  const { id } = personOf(context);
  const [found] = await findContacts(context, id, sql`r.id = ${params.requestId}`, 1);
  if (!found) throw new AppError('not_found');
  return success(found);
};
