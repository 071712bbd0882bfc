import words from '#messages/lib/papers/index.ts';

/** Who answers for a paper, as it names them: with their registration, and whether it was checked. */
export function signatoryWords(by: {
  name: string;
  licence: string | null;
  licenceChecked: boolean;
}): string {
  if (!by.licence) return by.name;
  const { checked, unchecked } = words.signatory;
  return (by.licenceChecked ? checked : unchecked)({ who: `${by.name}, ${by.licence}` });
}
