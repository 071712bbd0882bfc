import { useEffect, useState } from 'react';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { call } from '#client/lib/api.ts';
import { inPageLanguage } from '#client/lib/in-page-language.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
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

const SEARCH = '/PropertyListHome?type=Buy';
const AGENTS = '/PropertyListHome?param1=agent&param2=Pune';
/** There one says of a search that agents may offer homes for it. */
const SAVED_SEARCHES = '/Login?next=%2FShortlistedProperty';

/** What would stand here, how a link to it comes about, and ways on without one. */
function NoList({ isBroken }: { isBroken: boolean }) {
  return (
    <div className="grid max-w-[68ch] gap-4">
      {isBroken && (
        <p className="card p-4" role="alert">
          {words.notWhole}
        </p>
      )}
      <p>{words.whatItIs}</p>
      <p>{words.howItComes}</p>
      <p>
        {filled(words.tellAgents, {
          saved: (
            <a className="link" href={inPageLanguage(SAVED_SEARCHES)}>
              {words.savedSearches}
            </a>
          ),
        })}
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={inPageLanguage(SEARCH)}>{words.searchHomes}</ButtonLink>
        <ButtonLink variant="quiet" href={inPageLanguage(AGENTS)}>
          {words.findAgent}
        </ButtonLink>
      </p>
    </div>
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
  if (!isCode) return <NoList isBroken={code !== ''} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loader state={state} error={error} onRetry={reload}>
        {() => answer && <Homes list={answer.data} />}
      </Loader>
    </div>
  );
}
