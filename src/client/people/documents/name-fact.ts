import { nameMatch } from '#domain/people/same-person-name.ts';
import words from '#messages/people/documents/index.ts';
import type { PaperFact } from './FactsBeside.tsx';

interface Names {
  label: string;
  /** As the account says. */
  person: string;
  /** On what was checked of them, where anything was. */
  checkedName: string | null;
  isVerified: boolean;
}

/** A name to be found on a paper, with what was checked of its person. */
export function nameFact({ label, person, checkedName, isVerified }: Names): PaperFact {
  const isOther = checkedName !== null && nameMatch(person, checkedName) !== 'same';
  return {
    label,
    value: person,
    spellings: checkedName === null ? [person] : [person, checkedName],
    differs: isOther
      ? words.checkedNameIs({ name: checkedName })
      : !isVerified && words.nameUnchecked,
  };
}
