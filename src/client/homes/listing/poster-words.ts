import type { ListingCard, ListingDetail } from '#contract/homes/wire-listing.ts';
import { VERIFIED_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { POSTED_BY_LABEL } from '#domain/homes/posted-by.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import cards from '#messages/homes/cards/index.ts';
import words from '#messages/homes/posters/index.ts';

type Property = ListingCard['propertydata'];

/** The badge: "Owner", "Agent", "Builder". */
export const posterBadge = ({ postedBy }: Property): string => POSTED_BY_LABEL[postedBy];

/** "the builder": whom one contacts. */
export const posterNoun = ({ postedBy }: Pick<Property, 'postedBy'>): string => words.the[postedBy];

/** "builder", within a sentence. */
export const posterWord = (postedBy: Property['postedBy']): string => words.as[postedBy];

/** What speaks for an agent: the number, and whether staff have checked it. */
function agentEvidence({ ownerData }: ListingDetail): string {
  const { licence, licenceCheckedUntil } = ownerData;
  if (!licence) return words.noRegistration;
  return licenceCheckedUntil
    ? words.checkedUntil({ licence, day: formatDate(licenceCheckedUntil) })
    : words.notChecked({ licence });
}

function builderEvidence({ propertydata }: ListingDetail): string {
  const { developer, reraNumber } = propertydata;
  const named = [developer, reraNumber && words.project({ number: reraNumber })].filter(Boolean);
  return named.length > 0 ? named.join(', ') : words.noCompany;
}

/**
 * "Kaustubh, agent (MahaRERA A52100012345, checked, valid until 3 Mar 2027)".
 * @param name a mark instead of it, where it is shown in a way of its own
 */
export function posterWords(
  property: ListingDetail,
  name: string = property.ownerData.firstname,
): string {
  const { source, postedBy } = property.propertydata;
  const evidence = {
    owner: undefined,
    agent: source ? undefined : agentEvidence(property),
    builder: builderEvidence(property),
  }[postedBy];
  const who = source ? words.imported[postedBy] : `${name}, ${words.as[postedBy]}`;
  return evidence ? `${who} (${evidence})` : who;
}

/** What the badge vouches for, and since when. */
export function verifiedMeans({ verifiedAt }: Property): string {
  const on = verifiedAt ? formatDate(verifiedAt) : null;
  return cards.verifiedMeans({ on, days: VERIFIED_DAYS });
}
