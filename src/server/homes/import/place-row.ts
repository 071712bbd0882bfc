import { LOCALITIES, type Locality, nearestLocality } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher, normaliseName } from '#domain/homes/locality-match.ts';
import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { type Problem, RowRejected } from './read-cells.ts';

/** Below this a likeness of names is a guess: Nande is not Nanded City. */
const SURE = 0.9;
/** A point so far from every locality's middle is in none of them. */
const NEAR_METRES = 5_000;
/** The largest localities reach this far; a point beyond contradicts the name. */
const WITHIN_METRES = 8_000;

const matcher = createLocalityMatcher(LOCALITIES);
const bySlug = new Map(LOCALITIES.map((locality) => [locality.slug, locality]));
const remembered = new Map<string, Locality | undefined>();
const MAX_REMEMBERED = 10_000;

/** "Baner Gaon" and "Kharadi Annexe" are parts of the place they are named after. */
const PARTS_OF_A_PLACE = new Set([
  'gaon',
  'gaothan',
  'gavthan',
  'village',
  'annex',
  'annexe',
  'pune',
]);

function wholeOf(text: string): string {
  const words = text.split(/\s+/);
  return PARTS_OF_A_PLACE.has(words.at(-1)?.toLowerCase() ?? '')
    ? words.slice(0, -1).join(' ')
    : text;
}

function sure(text: string): Locality | undefined {
  const hit = matcher.match(text);
  return hit && hit.score >= SURE ? bySlug.get(hit.slug) : undefined;
}

/** Words that end in a locality's own name, as "Rambaug Colony Kothrud" does. */
function endsIn(text: string): Locality | undefined {
  const words = text.split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const end = words.slice(from).join(' ');
    const locality = sure(end);
    if (locality && normaliseName(end) === normaliseName(locality.name)) return locality;
  }
  return undefined;
}

/** The whole text is a name, else a part of it: India writes the smaller place first. */
function named(text: string): Locality | undefined {
  if (remembered.has(text)) return remembered.get(text);
  const parts = text.split(/[,/(]| - /).map((part) => part.replace(/\)/g, '').trim());
  const tries = [text, ...(parts.length > 1 ? parts : []), wholeOf(text)];
  let locality: Locality | undefined;
  for (const one of tries) locality ??= sure(one);
  locality ??= endsIn(text);
  if (remembered.size < MAX_REMEMBERED) remembered.set(text, locality);
  return locality;
}

export interface Place {
  locality: Locality;
  at: LatLng;
  /** Down to the locality; keeps the row's own name where the gazetteer has another. */
  address: string;
}

/**
 * Where a row's home is: the locality it names, else the one its point is in. A point that
 * contradicts the name gives way to the locality's middle. Throws RowRejected without either.
 */
export function placeRow(
  name: string | null,
  point: LatLng | null,
  warn: (problem: Problem) => void,
): Place {
  const locality = name === null ? undefined : named(name);
  if (locality) {
    if (!point) return { locality, at: locality, address: locality.name };
    if (haversineMetres(point, locality) <= WITHIN_METRES) {
      return { locality, at: point, address: locality.name };
    }
    warn({
      field: 'latitude',
      reason: 'the point is over 8 km from the locality named; its middle is used instead',
      value: `${locality.name} ${point.lat},${point.lng}`,
    });
    return { locality, at: locality, address: locality.name };
  }
  const nearest = point && nearestLocality(point);
  if (!nearest || haversineMetres(point, nearest) > NEAR_METRES) {
    throw new RowRejected({
      field: 'locality',
      reason: point
        ? 'no locality of this name is known, nor one within 5 km of the point'
        : 'no locality of this name is known, and there is no point to go by',
      value: name ?? '',
    });
  }
  warn({
    field: 'locality',
    reason: 'no locality of this name is known; the nearest to the point is used',
    value: `${name ?? ''} → ${nearest.name}`,
  });
  return {
    locality: nearest,
    at: point,
    address: name === null ? nearest.name : `${name}, ${nearest.name}`,
  };
}
