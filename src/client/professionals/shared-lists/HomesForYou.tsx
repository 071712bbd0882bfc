import { useEffect, useState } from 'react';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import {
  lookAtList,
  openSharedList,
  type SharedList,
} from '#contract/professionals/shared-lists.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { ListStanding } from '#domain/professionals/shared-list.ts';

const STANDING: Record<ListStanding, string> = {
  offer: '',
  booked: 'Booked: somebody has paid a token for it',
  sold: 'Sold',
  rented: 'Rented out',
  gone: 'This home is no longer on offer.',
};

function Homes({ list }: { list: SharedList }) {
  return (
    <>
      <p>
        Chosen for you by {list.agent}, an agent on Propertysearch. This page is here until{' '}
        {formatDate(list.expiresAt)}.
      </p>
      {list.note && <p className="card p-4 wrap-anywhere whitespace-pre-line">{list.note}</p>}
      <ul aria-label="Homes" className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {list.homes.map(({ standing, listing }, i) => (
          <li key={listing?.propertydata.id ?? `gone-${i}`}>
            {listing ? (
              <ListingCard
                listing={listing}
                heading="h2"
                href={`/ViewSingleProperty/${listing.propertydata.id}`}
                gone={standing === 'sold' || standing === 'rented'}
                {...(STANDING[standing] && { reason: STANDING[standing] })}
              />
            ) : (
              <p className="card p-4 text-muted">{STANDING.gone}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list of homes an agent has sent as a link; that it was looked at is counted, not by whom. */
export function HomesForYou() {
  const [code, setCode] = useState('');
  useEffect(() => {
    const read = () => setCode(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const isCode = /^[\w-]{20,40}$/.test(code);
  const { state, answer, error, reload } = useCall(
    openSharedList,
    isCode ? { params: { code } } : null,
  );
  const isShown = answer !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // Counting is nothing a reader need hear about.
    call(lookAtList, { params: { code } }).catch(() => undefined);
  }, [isShown, code]);
  if (!isCode) return <p>The link is not whole. Ask for it again.</p>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loader state={state} error={error} onRetry={reload}>
        {() => answer && <Homes list={answer.data} />}
      </Loader>
    </div>
  );
}
