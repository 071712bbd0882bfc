import { House } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { findByUser } from '#contract/homes/my-listings.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/hiring/index.ts';

/** The first step of hiring for a property: which one. */
export function ChooseProperty({ userId }: { userId: number }) {
  const { page, onPage, set } = useListQuery();
  const list = useCall(findByUser, { params: { id: userId }, query: { page } });
  return (
    <PagedList
      list={list}
      page={page}
      onPage={onPage}
      noun={(count) => counts.properties({ count })}
      empty={
        <EmptyState
          icon={House}
          title={words.noPropertyHere}
          text={words.postFirstThen}
          action={<ButtonLink href="/SelectPropertyType">{words.postProperty}</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className="grid grid-cols-1 gap-3">
          {rows.map(({ propertydata: { id, title }, locationData }) => (
            <li key={id} className="card flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">{title}</h2>
                <p className="text-sm text-muted">{locationData.address}</p>
              </div>
              <button
                type="button"
                className={buttonLook('primary')}
                aria-label={words.chooseAgent({ title })}
                onClick={() => set('property', String(id))}
              >
                {words.chooseAn}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
