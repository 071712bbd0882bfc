import type { Column } from '#client/ui/DataTable.tsx';
import words from '#messages/people/reviewing/index.ts';
import { PersonLink } from './PersonLink.tsx';

/** Who waits for a decision, with the number staff look them up by. */
export const personColumn = (): Column<{ person: string; personId: number }> => ({
  key: 'person',
  head: words.person,
  cell: ({ person, personId }) => <PersonLink id={personId} name={person} />,
});
