import { UserSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ListPlace, useList, useListCall } from '#client/lib/use-list.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import type { CallInput } from '#contract/lib/endpoint.ts';
import { listProfessionals, type ProfessionalCard } from '#contract/professionals/professionals.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import words from '#messages/professionals/hiring/index.ts';
import { Filters } from './Filters.tsx';
import { Professional } from './Professional.tsx';
import { RequestDialog } from './RequestDialog.tsx';

type Query = Omit<NonNullable<CallInput<typeof listProfessionals>['query']>, 'cursor' | 'pageSize'>;

const FILTERS = ['area', 'language', 'rating', 'sort'] as const;

interface Props {
  profession: Profession;
  userId: number;
  /** What the work is about, chosen before: "listing 12". */
  about?: string;
  /** What others wrote of somebody. */
  reviewsOf: (personId: number) => ReactNode;
}

/** The filters as the address has them; what is not known there the server refuses. */
function queryFor(query: ListPlace, profession: Profession, place?: LatLng) {
  const chosen = FILTERS.flatMap((name) => {
    const value = query.read(name);
    return value ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(chosen),
    ...(place && { latitude: place.lat, longitude: place.lng }),
    profession,
  } as Query;
}

/** Those who take work, with a way to ask each of them. */
export function Directory({ profession, userId, about = '', reviewsOf }: Props) {
  const query = useList();
  const [place, setPlace] = useState<LatLng>();
  const [asked, setAsked] = useState<ProfessionalCard>();
  const [read, setRead] = useState<ProfessionalCard>();
  const { list, query: steps } = useListCall(
    listProfessionals,
    query,
    queryFor(query, profession, place),
  );
  const [, many] = PROFESSION[profession].noun;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Filters profession={profession} query={query} onPlace={setPlace} />
      <PagedList
        list={list}
        {...steps}
        noun={PROFESSION[profession].noun}
        empty={
          <EmptyState
            icon={UserSearch}
            title={words.noFound({ many })}
            text={words.tryAnotherLocality}
            action={
              <Button variant="quiet" onClick={() => query.clear(FILTERS)}>
                {words.showAll({ many })}
              </Button>
            }
          />
        }
      >
        {(people) => (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {people.map((person) => (
              <li key={person.id} className="card p-4">
                <Professional person={person}>
                  <Button
                    aria-label={words.askQuote({ name: person.name })}
                    onClick={() => setAsked(person)}
                  >
                    {words.askFor}
                  </Button>
                  {person.ratingCount > 0 && (
                    <Button
                      variant="quiet"
                      aria-label={words.reviews({ name: person.name })}
                      onClick={() => setRead(person)}
                    >
                      {words.reviewsWord}
                    </Button>
                  )}
                  {profession === 'evaluator' && (
                    <ButtonLink variant="quiet" href={`/EvaluatorDetails/${person.id}`}>
                      {words.more}
                    </ButtonLink>
                  )}
                </Professional>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {read && (
        <Dialog open title={words.reviews({ name: read.name })} onClose={() => setRead(undefined)}>
          {reviewsOf(read.id)}
        </Dialog>
      )}
      {asked && (
        <RequestDialog
          person={asked}
          userId={userId}
          about={about}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
