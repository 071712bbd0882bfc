import type { LatLng } from '#domain/lib/geo.ts';
import { cholesky, type Square, solveTriangles, zeroSquare } from './matrix.ts';

/** What a place is worth, by kriging: from what homes around it ask beyond what they are. */
export interface PlaceEffect {
  lats: number[];
  lngs: number[];
  /** Locality of each cell, as an index into `localities`. */
  of: number[];
  localities: string[];
  loads: number[];
}

export interface Spot extends LatLng {
  locality: string;
}

/** Shares of the variance that places make, and how far each reaches: city, quarter, locality. */
export interface Reach {
  wide: number;
  wideKm: number;
  near: number;
  nearKm: number;
  locality: number;
  /** Of one cell alone. */
  own: number;
}

const KM_PER_DEGREE = 111.195;
const COS_PUNE = Math.cos((18.55 * Math.PI) / 180);
const MAX_CELLS = 900;

const distance = (aLat: number, aLng: number, bLat: number, bLng: number) =>
  KM_PER_DEGREE * Math.hypot(aLat - bLat, (aLng - bLng) * COS_PUNE);

function covariance(km: number, isSameLocality: boolean, reach: Reach): number {
  return (
    reach.wide * Math.exp(-km / reach.wideKm) +
    reach.near * Math.exp(-km / reach.nearKm) +
    (isSameLocality ? reach.locality : 0)
  );
}

export interface Cells {
  cellOf: Int32Array;
  lats: number[];
  lngs: number[];
  of: number[];
  localities: string[];
}

/** Homes of one locality and square share a cell; the squares grow until there are few enough. */
export function makeCells(spots: readonly Spot[], km = 0.5): Cells {
  const localities = [...new Set(spots.map(({ locality }) => locality))];
  const localityAt = new Map(localities.map((slug, i) => [slug, i]));
  const step = km / KM_PER_DEGREE;
  const index = new Map<string, number>();
  const sums: { lat: number; lng: number; n: number; of: number }[] = [];
  const cellOf = Int32Array.from(spots, ({ lat, lng, locality }) => {
    const of = localityAt.get(locality) ?? 0;
    const key = `${of} ${Math.round(lat / step)} ${Math.round((lng * COS_PUNE) / step)}`;
    const at = index.get(key) ?? sums.push({ lat: 0, lng: 0, n: 0, of }) - 1;
    index.set(key, at);
    const sum = sums[at];
    if (sum) {
      sum.lat += lat;
      sum.lng += lng;
      sum.n++;
    }
    return at;
  });
  if (sums.length > MAX_CELLS && km < 20) return makeCells(spots, km * 1.5);
  return {
    cellOf,
    lats: sums.map(({ lat, n }) => lat / n),
    lngs: sums.map(({ lng, n }) => lng / n),
    of: sums.map(({ of }) => of),
    localities,
  };
}

export interface PlaceSolver {
  /** No effect anywhere. */
  nowhere: PlaceEffect;
  /** `noise` is the variance of one home's residual. */
  solve(residuals: Float64Array, weights: Float64Array, noise: number): PlaceEffect;
  /** The effect of each home's own cell. */
  at(effect: PlaceEffect): Float64Array;
}

/** Kriging over one set of homes, again and again. */
export function placeSolver(spots: readonly Spot[], reach: Reach): PlaceSolver {
  const { cellOf, ...cells } = makeCells(spots);
  const { lats, lngs, of } = cells;
  const size = lats.length;
  const alike = zeroSquare(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const km = distance(lats[i] ?? 0, lngs[i] ?? 0, lats[j] ?? 0, lngs[j] ?? 0);
      const value = covariance(km, of[i] === of[j], reach);
      alike.values[i * size + j] = value;
      alike.values[j * size + i] = value;
    }
  }
  return {
    nowhere: { ...cells, loads: new Array<number>(size).fill(0) },
    solve(residuals, weights, noise) {
      const sum = new Float64Array(size);
      const weight = new Float64Array(size);
      cellOf.forEach((at, i) => {
        sum[at] = (sum[at] ?? 0) + (weights[i] ?? 0) * (residuals[i] ?? 0);
        weight[at] = (weight[at] ?? 0) + (weights[i] ?? 0);
      });
      const system: Square = { size, values: Float64Array.from(alike.values) };
      for (let i = 0; i < size; i++) {
        const own = reach.own + noise / Math.max(1e-6, weight[i] ?? 0);
        system.values[i * size + i] = (system.values[i * size + i] ?? 0) + own;
      }
      const means = sum.map((total, i) => total / Math.max(1e-6, weight[i] ?? 0));
      return { ...cells, loads: Array.from(solveTriangles(cholesky(system), means)) };
    },
    at({ loads }) {
      const ofCell = new Float64Array(size);
      for (let i = 0; i < size; i++) {
        let total = 0;
        for (let j = 0; j < size; j++) total += (alike.values[i * size + j] ?? 0) * (loads[j] ?? 0);
        ofCell[i] = total;
      }
      return Float64Array.from(cellOf, (at) => ofCell[at] ?? 0);
    },
  };
}

/** Works for localities never seen: they are worth what lies around them. */
export function placeEffectAt(effect: PlaceEffect, spot: Spot, reach: Reach): number {
  const { lats, lngs, of, localities, loads } = effect;
  const locality = localities.indexOf(spot.locality);
  let total = 0;
  for (let i = 0; i < loads.length; i++) {
    const km = distance(spot.lat, spot.lng, lats[i] ?? 0, lngs[i] ?? 0);
    total += (loads[i] ?? 0) * covariance(km, of[i] === locality, reach);
  }
  return total;
}
