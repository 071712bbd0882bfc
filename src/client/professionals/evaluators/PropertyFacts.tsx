import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { EvaluatedProperty } from '#contract/professionals/evaluators.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { FURNISHING_LABEL } from '#domain/homes/term-labels.ts';
import { formatRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';

const kindOf = ({ bedrooms, subcategory, listedIn }: EvaluatedProperty) =>
  `${bedrooms === null ? '' : `${bhkLabel(bedrooms, subcategory)} `}${subcategory}, ${listedIn === 'sell' ? 'for sale' : 'to rent'}`;

interface Props {
  property: EvaluatedProperty;
  state: EngagementState;
}

const UNPAID: readonly EngagementState[] = ['requested', 'quoted', 'accepted'];

/** What is to be valued, as its owner has listed it. */
export function PropertyFacts({ property, state }: Props) {
  const { listingId, title, address, price, areaSqft, areaKind, age, floor, floors } = property;
  const facts: [string, string | null][] = [
    ['Kind', kindOf(property)],
    ['Listed area', areaSqft === null ? 'Not given' : `${formatSqft(areaSqft)} ${areaKind}`],
    ['Asked', `${formatRupees(price)}${property.listedIn === 'rent' ? ' a month' : ''}`],
    ['Age', age === 'UnderConstruction' ? 'Under construction' : age],
    ['Floor', floor === null ? null : `${floor}${floors === null ? '' : ` of ${floors}`}`],
    ['Furnishing', property.furnishing && FURNISHING_LABEL[property.furnishing]],
  ];
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="property">
      <div>
        <h2 id="property" className="text-xl">
          The property
        </h2>
        <p className="wrap-anywhere">
          <AppLink className="link" href={`/ViewPropertyDetails/${listingId}`}>
            {title}
          </AppLink>{' '}
          <span className="text-muted">{address}</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {property.place && (
        <div>
          <h3 className="text-sm font-normal text-muted">Where it is</h3>
          <ExactPlace place={property.place} />
        </div>
      )}
      {UNPAID.includes(state) && (
        <p className="text-sm text-muted">
          You get the door’s address once the fee is paid, where the client may give it.
        </p>
      )}
    </section>
  );
}
