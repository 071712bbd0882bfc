import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { EvaluatedProperty } from '#contract/professionals/evaluators.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { bhkLabel } from '#domain/homes/listing.ts';
import { ageLabel, FURNISHING_LABEL, KIND_LABEL } from '#domain/homes/term-labels.ts';
import { formatRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/valuations/index.ts';

const kindOf = ({ bedrooms, subcategory, listedIn }: EvaluatedProperty) =>
  `${bedrooms === null ? '' : `${bhkLabel(bedrooms, subcategory)} `}${KIND_LABEL[subcategory]}, ${listedIn === 'sell' ? words.sale : words.rent}`;

function areaWords(areaSqft: number, kind: EvaluatedProperty['areaKind']): string {
  const area = formatSqft(areaSqft);
  return kind ? words.areaOf[kind]({ area }) : area;
}

interface Props {
  property: EvaluatedProperty;
  state: EngagementState;
}

const UNPAID: readonly EngagementState[] = ['requested', 'quoted', 'accepted'];

/** What is to be valued, as its owner has listed it. */
export function PropertyFacts({ property, state }: Props) {
  const { listingId, title, address, price, areaSqft, areaKind, age, floor, floors } = property;
  const facts: [string, string | null][] = [
    [words.kind, kindOf(property)],
    [words.listedArea, areaSqft === null ? words.notGiven : areaWords(areaSqft, areaKind)],
    [words.asked, `${formatRupees(price)}${property.listedIn === 'rent' ? words.aMonth : ''}`],
    [words.age, age === 'UnderConstruction' ? words.underConstruction : age && ageLabel(age)],
    [words.floor, floor === null ? null : `${floor}${floors === null ? '' : words.of({ floors })}`],
    [words.furnishing, property.furnishing && FURNISHING_LABEL[property.furnishing]],
  ];
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="property">
      <div>
        <h2 id="property" className="text-xl">
          {words.property}
        </h2>
        <p className="wrap-anywhere">
          <AppLink className="link" href={`/ViewPropertyDetails/${listingId}`}>
            {title}
          </AppLink>{' '}
          <span className="text-muted">{placeName(address)}</span>
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
          <h3 className="text-sm font-normal text-muted">{words.where}</h3>
          <ExactPlace place={property.place} />
        </div>
      )}
      {UNPAID.includes(state) && <p className="text-sm text-muted">{words.getDoorsAddress}</p>}
    </section>
  );
}
