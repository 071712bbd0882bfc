import type { OwnerAction, OwnListing } from '#contract/homes/my-listings.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import { counted } from '#domain/lib/counted.ts';

export const ACTION_LABEL: Record<OwnerAction, string> = {
  publish: 'Publish',
  pause: 'Pause',
  resume: 'Resume',
  renew: 'Put back on the search',
  sell: 'Mark as sold',
  rentOut: 'Mark as rented',
  withdraw: 'Withdraw',
};

/** What those steps ask before they are taken: there is no way back, or others are told. */
export const ACTION_QUESTION: Partial<Record<OwnerAction, { title: string; text: string }>> = {
  sell: {
    title: 'Mark it as sold?',
    text: 'It leaves the search for good, and buyers who asked for it are told.',
  },
  rentOut: {
    title: 'Mark it as rented?',
    text: 'It leaves the search for good, and those who asked for it are told.',
  },
  withdraw: {
    title: 'Withdraw it?',
    text: 'It leaves the search, and buyers who asked for it are told. You can put it back later.',
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
    const label = `Answer ${counted(waiting, 'request')}`;
    return { kind: 'link', label, href: `/Request/${id}` };
  }
  if (status === 'draft') {
    return mediaData.photoCount === 0
      ? { kind: 'link', label: 'Add photos', href: `/PropertyMedia?id=${id}` }
      : { kind: 'action', label: ACTION_LABEL.publish, action: 'publish' };
  }
  if (status === 'live' && freshness.state !== 'fresh') {
    return { kind: 'confirm', label: 'Still available' };
  }
  if (status === 'live' && mediaData.photoCount === 0) {
    return { kind: 'link', label: 'Add photos', href: `/PropertyMedia?id=${id}` };
  }
  if (status === 'paused') return { kind: 'action', label: ACTION_LABEL.resume, action: 'resume' };
  if (status === 'expired') return { kind: 'action', label: ACTION_LABEL.renew, action: 'renew' };
  return undefined;
}
