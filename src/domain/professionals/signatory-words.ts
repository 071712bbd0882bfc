/** Who answers for a paper, as it names them: with their registration, and whether it was checked. */
export function signatoryWords(by: {
  name: string;
  licence: string | null;
  licenceChecked: boolean;
}): string {
  if (!by.licence) return by.name;
  return `${by.name}, ${by.licence} (${by.licenceChecked ? 'checked' : 'not checked by Propertysearch'})`;
}
