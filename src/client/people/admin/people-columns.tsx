import { ScrollText } from 'lucide-react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ICON_BUTTON } from '#client/ui/classes.ts';
import type { Column } from '#client/ui/DataTable.tsx';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import words from '#messages/people/members/index.ts';
import { PersonLink } from './PersonLink.tsx';
import type { Person } from './rows.ts';

function NameCell({ name, id, email, suspended }: Person) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <PersonLink id={id} name={name} />
        {suspended && <Badge tone="bad">{words.suspended}</Badge>}
      </span>
      <span className="block text-sm font-normal text-muted wrap-anywhere">{email}</span>
    </>
  );
}

function papersOf({ aadharverification, panverification }: Person): string {
  const papers = [aadharverification && words.aadhaar, panverification && words.pan].filter(
    Boolean,
  );
  return papers.join(', ') || words.noPapers;
}

/** What staff see of a person, with what they can do about them. */
export const peopleColumns = (onChange: (person: Person) => void): Column<Person>[] => [
  { key: 'name', head: words.personHead, cell: NameCell },
  { key: 'role', head: words.role, cell: ({ role }) => ROLE_LABEL[role] },
  {
    key: 'city',
    head: words.city,
    cell: ({ city }) => <span lang={langOf(city ?? '')}>{city}</span>,
  },
  { key: 'papers', head: words.verified, cell: papersOf },
  {
    key: 'since',
    head: words.joined,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'do',
    head: words.actions,
    actions: true,
    cell: (person) => (
      <span className="flex items-center gap-2 sm:justify-end">
        <AppLink
          className={ICON_BUTTON}
          href={`/Admin/Audit?person=${person.id}`}
          aria-label={words.auditLogOf({ name: person.name })}
          title={words.auditLog}
        >
          <ScrollText aria-hidden="true" className="size-5" />
        </AppLink>
        {person.role !== 'admin' && (
          <Button
            variant="quiet"
            aria-label={(person.suspended ? words.restoreOne : words.suspendOne)({
              name: person.name,
            })}
            onClick={() => onChange(person)}
          >
            {person.suspended ? words.restore : words.suspend}
          </Button>
        )}
      </span>
    ),
  },
];
