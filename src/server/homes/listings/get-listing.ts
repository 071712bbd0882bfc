import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { findDetails } from './detail.ts';

/** One live or booked listing. Throws not_found for one that is a draft, sold, withdrawn or unknown. */
export async function getListing(context: Context, id: number): Promise<ListingDetail> {
  const [listing] = await findDetails(context, [id]);
  if (!listing) throw new AppError('not_found', words.listedNoMore);
  return listing;
}
