import type { Column } from '#client/ui/DataTable.tsx';
import { PersonLink } from './PersonLink.tsx';

/** Who waits for a decision, with the number staff look them up by. */
export const PERSON_COLUMN: Column<{ person: string; personId: number }> = {
  key: 'person',
  head: 'Person',
  cell: ({ person, personId }) => <PersonLink id={personId} name={person} />,
};
