import type { PaperFact } from '#client/people/documents/FactsBeside.tsx';
import { nameFact } from '#client/people/documents/name-fact.ts';
import { formatSqft, formatSqm, sqftToSqm } from '#domain/homes/area.ts';
import words from '#messages/homes/papers/index.ts';
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
    nameFact({ label: words.owner, person, checkedName, isVerified: isOwnerVerified }),
    wordsFact(words.houseBuildingStreet, facts.door),
    wordsFact(words.project, facts.project),
    wordsFact(words.address, address),
    wordsFact(words.pinCode, facts.pincode),
    { label: words.kind, value: subcategory },
    areaFact(words.carpetArea, facts.carpetSqft),
    areaFact(words.builtUpArea, facts.builtUpSqft),
    areaFact(words.plotArea, facts.plotSqft),
    { label: words.floor, value: floor === null ? null : String(floor) },
    wordsFact(words.reraNumber, facts.reraNumber),
  ];
}
