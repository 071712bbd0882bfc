import { Search, TrendingDown } from 'lucide-react';
import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { MyDesk } from '#contract/my-desk.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import deskWords from '#messages/people/desk/index.ts';
import overviewWords from '#messages/people/overview/index.ts';
import words from '#messages/people/shell/index.ts';

type Buying = MyDesk['buying'];

function Cheaper({ cheaper }: Pick<Buying, 'cheaper'>) {
  if (cheaper.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {cheaper.map(({ listingId, title, price, less }) => (
        <li key={listingId} className="flex items-start gap-2">
          <TrendingDown aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="min-w-0">
            <AppLink className="link wrap-anywhere" href={listingPath(listingId)}>
              {title}
            </AppLink>{' '}
            <span className="tabular">
              {deskWords.cheaperThanWhen({
                less: formatPriceShort(less),
                price: formatPriceShort(price),
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Searches({ searches, freshDays }: Pick<Buying, 'searches' | 'freshDays'>) {
  if (searches.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {searches.map(({ id, name, query, fresh }) => (
        <li key={id} className="flex items-start gap-2">
          <Search aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <span className="min-w-0">
            <AppLink className="link wrap-anywhere" href={`/PropertyListHome?${query}`}>
              {name}
            </AppLink>
            <span className="tabular">
              {deskWords.days({
                which: fresh > 0 ? deskWords.newHomes({ fresh }) : deskWords.nothingNew,
                freshDays,
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What moves among the homes somebody looks for: price drops, new matches, kept homes. */
export function Looking({ buying }: { buying: Buying }) {
  const { kept, cheaper, searches, freshDays } = buying;
  const isNew = kept === 0 && searches.length === 0;
  return (
    <Section
      title={overviewWords.myHomeSearch}
      titleId="looking"
      className="grid grid-cols-1 gap-3"
    >
      <div className="card grid grid-cols-1 gap-4 p-4">
        {isNew && <p>{overviewWords.pressHeart}</p>}
        <Cheaper cheaper={cheaper} />
        <Searches searches={searches} freshDays={freshDays} />
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/PropertyListHome" variant={isNew ? 'primary' : 'quiet'}>
            {words.searchHomes}
          </ButtonLink>
          {kept > 0 && (
            <ButtonLink href="/FavoritesProperties" variant="quiet">
              {deskWords.keptHomes({ kept })}
            </ButtonLink>
          )}
        </p>
      </div>
    </Section>
  );
}
