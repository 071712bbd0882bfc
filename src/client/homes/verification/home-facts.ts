import type { PaperFact } from '#client/people/documents/FactsBeside.tsx';
import { nameFact } from '#client/people/documents/name-fact.ts';
import { formatSqft, formatSqm, sqftToSqm } from '#domain/homes/area.ts';
import type { WaitingVerification } from './rows.ts';

/** In feet as it was entered, and in metres to as many places as papers give. */
function areaFact(label: string, sqft: number | null): PaperFact {
  if (sqft === null) return { label, value: null };
  const metres = sqftToSqm(sqft);
  return {
    label,
    value: `${formatSqft(sqft)} (${formatSqm(sqft)})`,
    spellings: [String(sqft), ...[0, 1, 2].map((places) => metres.toFixed(places))],
  };
}

const wordsFact = (label: string, value: string | null): PaperFact => ({
  label,
  value,
  ...(value && { spellings: [value] }),
});

/** What papers of a home are to prove: whose it is, where it is and how large. */
export function homeFacts({ person, address, facts }: WaitingVerification): PaperFact[] {
  const { checkedName, isOwnerVerified, subcategory, floor } = facts;
  return [
    nameFact({ label: 'Owner', person, checkedName, isVerified: isOwnerVerified }),
    wordsFact('House, building and street', facts.door),
    wordsFact('Project', facts.project),
    wordsFact('Address', address),
    wordsFact('PIN code', facts.pincode),
    { label: 'Kind', value: subcategory },
    areaFact('Carpet area', facts.carpetSqft),
    areaFact('Built-up area', facts.builtUpSqft),
    areaFact('Plot area', facts.plotSqft),
    { label: 'Floor', value: floor === null ? null : String(floor) },
    wordsFact('RERA number', facts.reraNumber),
  ];
}
