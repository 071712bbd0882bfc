import { useEffect, useState } from 'react';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { call } from '#client/lib/api.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { useCall } from '#client/lib/use-call.ts';
import { filled } from '#client/ui/filled.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import {
  lookAtList,
  openSharedList,
  type SharedList,
} from '#contract/professionals/shared-lists.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/shared-lists/index.ts';

function Homes({ list }: { list: SharedList }) {
  return (
    <>
      <p>
        {filled(words.chosenBy, {
          agent: <span translate="no">{list.agent}</span>,
          until: formatDate(list.expiresAt),
        })}
      </p>
      {list.note && <p className="card p-4 wrap-anywhere whitespace-pre-line">{list.note}</p>}
      <ul aria-label={words.homes} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {list.homes.map(({ standing, listing }, i) => (
          <li key={listing?.propertydata.id ?? `gone-${i}`}>
            {listing ? (
              <ListingCard
                listing={listing}
                heading="h2"
                href={inPageLanguage(`/ViewSingleProperty/${listing.propertydata.id}`)}
                gone={standing === 'sold' || standing === 'rented'}
                {...(standing !== 'offer' && { reason: words.standing[standing] })}
              />
            ) : (
              <p className="card p-4 text-muted">{words.standing.gone}</p>
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
  if (!isCode) return <p>{words.notWhole}</p>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loader state={state} error={error} onRetry={reload}>
        {() => answer && <Homes list={answer.data} />}
      </Loader>
    </div>
  );
}
