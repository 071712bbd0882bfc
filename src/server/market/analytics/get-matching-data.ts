import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { getMatchingData } from '#contract/market/analytics-projects.ts';
import type { ComparisonRecord, Depth, ProjectLine } from '#contract/market/analytics-shapes.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { differencePercent, yieldPercent } from '#domain/market/yield.ts';
import words from '#messages/market/refusals/index.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { answering } from './answering.ts';
import type { KeptProject } from './figure-rows.ts';
import { findFigures } from './find-figures.ts';
import { CITY, districtPlace, type FoundPlace } from './find-place.ts';
import { NOTHING, presentRange, presentSpread } from './present.ts';
import { projectColumns } from './projects.ts';

interface Row extends ProjectLine {
  figures: { sell?: KeptProject; rent?: KeptProject };
}

const { min: _, max: __, ...NO_SPREAD } = NOTHING;

function presentProject(depth: Depth, kept: KeptProject | undefined) {
  if (!kept) return null;
  const { live, onCarpet, bhks } = kept;
  return {
    live,
    onCarpet,
    bhks,
    pricePerSqft: presentSpread(depth, kept.rate),
    price: presentRange(depth, kept.price),
    area: presentRange(depth, kept.area),
  };
}

/** All homes of a place, for what a project is held against. */
async function besideOf(
  db: Database,
  { name, ...place }: Pick<FoundPlace, 'kind' | 'scope' | 'name'>,
) {
  const [sell, rent] = await Promise.all([
    findFigures(db, place, { listedin: 'sell', type: 'Residential' }),
    findFigures(db, place, { listedin: 'rent', type: 'Residential' }),
  ]);
  return {
    name: placeName(name),
    pricePerSqft: sell ? presentSpread('full', sell.rate) : NO_SPREAD,
    rentPerSqft: rent ? presentSpread('full', rent.rate) : NO_SPREAD,
    yield: yieldPercent(rent?.rate.median, sell?.rate.median),
  };
}

async function figuresOf(db: Database, depth: Depth, { figures, ...row }: Row) {
  const line = { ...row, locality: placeName(row.locality) };
  if (depth !== 'full') {
    const none = { sell: null, rent: null, yield: null, againstLocality: null, beside: null };
    return { ...line, ...none } satisfies ComparisonRecord;
  }
  const { sell, rent } = figures;
  const [locality, district, city] = await Promise.all([
    besideOf(db, { kind: 'locality', scope: line.localitySlug, name: line.locality }),
    besideOf(db, districtPlace(line.district)),
    besideOf(db, CITY),
  ]);
  return {
    ...line,
    sell: presentProject(depth, sell),
    rent: presentProject(depth, rent),
    yield: yieldPercent(rent?.rate.median, sell?.rate.median),
    againstLocality: differencePercent(sell?.rate.median, locality.pricePerSqft.median),
    beside: { locality, district, city },
  } satisfies ComparisonRecord;
}

export const getMatchingDataVerb = answering(
  getMatchingData,
  async ({ context: { db }, depth }, { query }) => {
    const [found] = await rows<Row>(
      db,
      sql`select ${projectColumns}, m.figures
          from market_projects m join localities p on p.id = m.locality_id
          where m.id = ${query._id}`,
    );
    if (!found) throw new AppError('not_found', words.noProjectFigures);
    return { project_name: found.project_name, data: await figuresOf(db, depth, found) };
  },
);
