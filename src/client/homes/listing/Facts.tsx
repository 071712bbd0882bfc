import type { ReactNode } from 'react';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { formatPlotArea, formatSqft, formatSqm } from '#domain/homes/area.ts';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import {
  ageLabel,
  FACING_LABEL,
  FURNISHING_LABEL,
  MATERIAL_LABEL,
  POSSESSION_LABEL,
  STRUCTURE_LABEL,
} from '#domain/homes/term-labels.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/listing-page/index.ts';
import { kindFacts, rentFacts } from './term-facts.ts';

type Fact = [label: string, value: ReactNode];

/** The name of a society or a firm is the same in every language. */
const name = (text: string | null) => text && <span translate="no">{text}</span>;

const area = (sqft: number | null) => sqft && `${formatSqft(sqft)} (${formatSqm(sqft)})`;

function floorOf({ floor, floorsNo }: ListingDetail['detailsData']): string | null {
  if (floor === null) return null;
  const name = floor === 0 ? words.ground : String(floor);
  return floorsNo ? words.floorOf({ floor: name, floors: floorsNo }) : name;
}

function factsOf({ propertydata, detailsData: d }: ListingDetail): Fact[] {
  return [
    [words.bedrooms, d.bedrooms],
    [
      CATEGORY_OF[propertydata.subcategory] === 'Commercial' ? words.washrooms : words.bathrooms,
      d.bathrooms,
    ],
    [words.balconies, d.balconies],
    [words.carpetArea, area(d.carpetArea)],
    [words.builtUpArea, area(d.builtUpArea)],
    [words.plotArea, d.plotArea && formatPlotArea(d.plotArea)],
    [words.floor, floorOf(d)],
    [words.facing, d.facing && FACING_LABEL[d.facing]],
    [words.furnishing, d.furnishing && FURNISHING_LABEL[d.furnishing]],
    [words.age, d.age && ageLabel(d.age)],
    [words.possession, d.possession && POSSESSION_LABEL[d.possession]],
    [words.possessionBy, d.possessionDate && formatDate(d.possessionDate)],
    [words.parking, d.garages],
    [words.lift, d.lift === null ? null : d.lift ? words.yes : words.no],
    [words.society, name(propertydata.society)],
    [words.developer, name(propertydata.developer)],
    ['MahaRERA', propertydata.reraNumber],
    [
      words.maintenance,
      propertydata.maintenance && words.aMonth({ amount: formatRupees(propertydata.maintenance) }),
    ],
    [words.structure, d.structureType && STRUCTURE_LABEL[d.structureType]],
    [words.exterior, d.exteriorMaterial && MATERIAL_LABEL[d.exteriorMaterial]],
  ];
}

/** What is known of a listing, each fact with its name. */
export function Facts({ property }: { property: ListingDetail }) {
  const facts: Fact[] = [
    ...rentFacts(property, new Date()),
    ...factsOf(property),
    ...kindFacts(property),
  ];
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
