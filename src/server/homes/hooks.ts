import type { Context } from '#server/core/context.ts';
import { hook } from '#server/core/hooks.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Listing } from '#server/db/schema/index.ts';

/** Why a listing left the market. */
export interface ListingEnding {
  /** What buyers are told, in a few words, each in their language. */
  title: () => string;
  /** For the timelines: why it is over. */
  note: string;
  /** Who got the home: with them it goes on. */
  exceptBuyerId?: number;
  /** It may be on offer again: the times its owner offers stay theirs. */
  mayComeBack?: true;
}

/** A listing leaves the market: whatever is open on it ends. The caller holds its row. */
export const onListingEnded =
  hook<
    [
      context: Context,
      tx: Transaction,
      listing: Pick<Listing, 'id' | 'title'>,
      ending: ListingEnding,
    ]
  >('a listing ends');

/** A listing is on the market for the first time. The caller is its owner and holds its row. */
export const onListingPublished =
  hook<[context: Context, tx: Transaction, listing: Pick<Listing, 'id' | 'visitPlan'>]>(
    'a listing is published',
  );

/**
 * A listing comes on the market. Throws conflict, at `listings`, where its owner may not have one
 * more there. The owner is locked.
 */
export const listingAllowance = hook<
  [context: Context, tx: Transaction, listing: { personId: number; listingId: number }]
>('a listing wants a place on the market');
