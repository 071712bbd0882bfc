import type { ListingCard, ListingDetail } from '#contract/homes/wire-listing.ts';
import { VERIFIED_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { POSTED_BY_LABEL } from '#domain/homes/posted-by.ts';
import { formatDate } from '#domain/lib/time/format.ts';

type Property = ListingCard['propertydata'];

/** The badge: "Owner", "Agent", "Builder". */
export const posterBadge = ({ postedBy }: Property): string => POSTED_BY_LABEL[postedBy];

/** "the builder": whom one contacts. */
export const posterNoun = ({ postedBy }: Pick<Property, 'postedBy'>): string => `the ${postedBy}`;

const AN = { agent: 'an agent', builder: 'a builder' };

/** What speaks for an agent: the number, and whether staff have checked it. */
function agentEvidence({ ownerData }: ListingDetail): string {
  const { licence, licenceCheckedUntil } = ownerData;
  if (!licence) return 'no MahaRERA registration given';
  const checked = licenceCheckedUntil
    ? `checked, valid until ${formatDate(licenceCheckedUntil)}`
    : 'not checked';
  return `MahaRERA ${licence}, ${checked}`;
}

function builderEvidence({ propertydata }: ListingDetail): string {
  const { developer, reraNumber } = propertydata;
  const named = [developer, reraNumber && `project ${reraNumber}`].filter(Boolean);
  return named.length > 0 ? named.join(', ') : 'no company given';
}

/** "Kaustubh, agent (MahaRERA A52100012345, checked, valid until 3 Mar 2027)". */
export function posterWords(property: ListingDetail): string {
  const { source, postedBy } = property.propertydata;
  const evidence = {
    owner: undefined,
    agent: source ? undefined : agentEvidence(property),
    builder: builderEvidence(property),
  }[postedBy];
  const of = source
    ? postedBy === 'owner'
      ? 'an imported listing'
      : `an imported listing of ${AN[postedBy]}`
    : postedBy;
  const who = source ? of : `${property.ownerData.firstname}, ${of}`;
  return evidence ? `${who} (${evidence})` : who;
}

/** What the badge vouches for, and since when. */
export function verifiedMeans({ verifiedAt }: Property): string {
  const when = verifiedAt ? ` on ${formatDate(verifiedAt)}` : '';
  return `Our staff saw the owner’s papers of this property${when}; the badge lasts ${VERIFIED_DAYS} days from then.`;
}
