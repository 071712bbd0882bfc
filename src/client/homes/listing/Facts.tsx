import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatPlotArea, formatSqft, formatSqm } from '#domain/homes/area.ts';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import { ageLabel, FURNISHING_LABEL } from '#domain/homes/term-labels.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { kindFacts, rentFacts } from './term-facts.ts';

type Fact = [label: string, value: string | number | null | undefined];

const area = (sqft: number | null) => sqft && `${formatSqft(sqft)} (${formatSqm(sqft)})`;

function floorOf({ floor, floorsNo }: ListingDetail['detailsData']): string | null {
  if (floor === null) return null;
  return `${floor === 0 ? 'Ground' : floor}${floorsNo ? ` of ${floorsNo}` : ''}`;
}

function factsOf({ propertydata, detailsData: d }: ListingDetail): Fact[] {
  return [
    ['Bedrooms', d.bedrooms],
    [
      CATEGORY_OF[propertydata.subcategory] === 'Commercial' ? 'Washrooms' : 'Bathrooms',
      d.bathrooms,
    ],
    ['Balconies', d.balconies],
    ['Carpet area', area(d.carpetArea)],
    ['Built-up area', area(d.builtUpArea)],
    ['Plot area', d.plotArea && formatPlotArea(d.plotArea)],
    ['Floor', floorOf(d)],
    ['Facing', d.facing],
    ['Furnishing', d.furnishing && FURNISHING_LABEL[d.furnishing]],
    ['Age', d.age && ageLabel(d.age)],
    ['Possession', d.possession],
    ['Possession by', d.possessionDate && formatDate(d.possessionDate)],
    ['Parking', d.garages],
    ['Lift', d.lift === null ? null : d.lift ? 'Yes' : 'No'],
    ['Society', propertydata.society],
    ['Developer', propertydata.developer],
    ['MahaRERA', propertydata.reraNumber],
    [
      'Maintenance',
      propertydata.maintenance && `${formatRupees(propertydata.maintenance)} a month`,
    ],
    ['Structure', d.structureType],
    ['Exterior', d.exteriorMaterial],
  ];
}

/** What is known of a listing, each fact with its name. */
export function Facts({ property }: { property: ListingDetail }) {
  const facts = [...rentFacts(property, new Date()), ...factsOf(property), ...kindFacts(property)];
  const known = facts.filter(([, value]) => (value ?? '') !== '');
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
