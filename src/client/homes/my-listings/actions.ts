import type { OwnerAction } from '#contract/homes/my-listing-steps.ts';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const ACTION_LABEL: Record<OwnerAction, string> = labels(() => words.actionLabel);

/** What those steps ask before they are taken: there is no way back, or others are told. */
export const ACTION_QUESTION: Partial<Record<OwnerAction, { title: string; text: string }>> = {
  sell: {
    get title() {
      return words.markSold;
    },
    get text() {
      return words.leavesSearchGood;
    },
  },
  rentOut: {
    get title() {
      return words.markRented;
    },
    get text() {
      return words.leavesSearchGoodThose;
    },
  },
  withdraw: {
    get title() {
      return words.withdraw;
    },
    get text() {
      return words.leavesSearchBuyers;
    },
  },
};

const OTHER_OFFER: Partial<Record<OwnerAction, 'sell' | 'rent'>> = {
  sell: 'rent',
  rentOut: 'sell',
};

/** What its owner may do with a listing now, as the table of states says. */
export function actionsOf({ status, propertydata }: OwnListing): OwnerAction[] {
  return LISTING_TRANSITIONS.filter(
    ({ from, by }) => by === 'owner' && (from as readonly ListingStatus[]).includes(status),
  )
    .map(({ name }) => name as OwnerAction)
    .filter((action) => OTHER_OFFER[action] !== propertydata.listedin);
}

export type NextStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'action'; label: string; action: OwnerAction }
  | { kind: 'confirm'; label: string };

/** The one thing that helps a listing most now; undefined where there is nothing to do. */
export function nextStep({
  status,
  propertydata: { id },
  mediaData,
  responses,
  freshness,
}: OwnListing): NextStep | undefined {
  const { waiting } = responses;
  if (waiting > 0) {
    const label = words.answerRequests({ waiting });
    return { kind: 'link', label, href: `/Request/${id}` };
  }
  if (status === 'draft') {
    return mediaData.photoCount === 0
      ? { kind: 'link', label: words.addPhotos, href: `/PropertyMedia?id=${id}` }
      : { kind: 'action', label: ACTION_LABEL.publish, action: 'publish' };
  }
  if (status === 'live' && freshness.state !== 'fresh') {
    return { kind: 'confirm', label: words.stillAvailable };
  }
  if (status === 'live' && mediaData.photoCount === 0) {
    return { kind: 'link', label: words.addPhotos, href: `/PropertyMedia?id=${id}` };
  }
  if (status === 'paused') return { kind: 'action', label: ACTION_LABEL.resume, action: 'resume' };
  if (status === 'expired') return { kind: 'action', label: ACTION_LABEL.renew, action: 'renew' };
  return undefined;
}
