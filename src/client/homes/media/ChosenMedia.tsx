import { Images } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { idOf } from '#client/lib/id-of.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { Section } from '#client/ui/Section.tsx';
import { findByUser } from '#contract/homes/my-listings.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { pageCount } from '#domain/lib/page-count.ts';
import words from '#messages/homes/papers/index.ts';
import { MediaScreen } from './MediaScreen.tsx';

/** One's listings, of which one is chosen. */
function Choose({ userId }: { userId: number }) {
  const [page, setPage] = useState(1);
  const list = useCall(findByUser, { params: { id: userId }, query: { page } });
  const { data = [], total = 0, pageSize = 1 } = list.answer ?? {};
  return (
    <Loader state={list.state} error={list.error} onRetry={list.reload}>
      {total === 0 ? (
        <EmptyState
          icon={Images}
          title={words.noPropertyYet}
          text={words.photosPlansBelong}
          action={<ButtonLink href="/SelectPropertyType">{words.postProperty}</ButtonLink>}
        />
      ) : (
        <Section title={words.whichProperty} titleId="which" className="grid gap-2">
          <ul className="divide-y divide-line">
            {data.map(({ propertydata: { id, title }, mediaData, locationData }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
                <AppLink className="link py-2" href={`/PropertyMedia?id=${id}`}>
                  {title}
                </AppLink>
                <span className="py-2 text-muted">
                  {placeName(locationData.locality)} ·{' '}
                  {words.photos({ photoCount: mediaData.photoCount })}
                </span>
              </li>
            ))}
          </ul>
          <Pagination page={page} pages={pageCount(total, pageSize)} onPage={setPage} />
        </Section>
      )}
    </Loader>
  );
}

/** Photos and plans of the listing that `?id=ID` names. */
export function ChosenMedia({ userId }: { userId: number }) {
  const [query] = useSearchParams();
  const listingId = idOf(query.get('id') ?? undefined);
  if (listingId === null) return <Choose userId={userId} />;
  return <MediaScreen key={listingId} listingId={listingId} />;
}
