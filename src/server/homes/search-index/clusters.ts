import { paise } from '#domain/lib/money.ts';
import type { IndexCluster } from './home-index.ts';
import type { Store } from './store.ts';
import { FIVE, fromFive } from './structures/round-degrees.ts';

/** Four marks to the side of a tile of 256 pixels. */
const MARKS_A_TILE = 4;
/** Where a mark is as high as it is wide; elsewhere they stand a little closer. */
const PUNE_LAT = 18.52;
/** A map far larger than a screen is drawn a zoom or two coarser. */
const MAX_MARKS = 262_144;

interface Ends {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** How far a set of slots reaches, in hundred-thousandths of a degree. */
function endsOf({ columns }: Store, words: Uint32Array): Ends {
  const { latFive, lngFive } = columns.wholes;
  let [south, west] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  let [north, east] = [-south, -west];
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word);
      const lat = latFive[slot] ?? 0;
      const lng = lngFive[slot] ?? 0;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    }
  }
  return { south, north, west, east };
}

/** A lattice over the whole earth, so that marks stay where they are while the map is moved. */
function latticeOf(ends: Ends, zoom: number) {
  for (let coarser = zoom; ; coarser--) {
    const wide = (360 * FIVE) / (MARKS_A_TILE * 2 ** coarser);
    const high = wide * Math.cos((PUNE_LAT * Math.PI) / 180);
    const [x, y] = [Math.floor(ends.west / wide), Math.floor(ends.south / high)];
    const across = Math.floor(ends.east / wide) - x + 1;
    const up = Math.floor(ends.north / high) - y + 1;
    if (across * up <= MAX_MARKS) return { wide, high, x, y, across, marks: across * up };
  }
}

/** Marks of many homes each, as many as a map of this zoom has room for. */
export function clustersOf(store: Store, words: Uint32Array, zoom: number): IndexCluster[] {
  const { latFive, lngFive } = store.columns.wholes;
  const { price } = store.columns.doubles;
  const { wide, high, x, y, across, marks } = latticeOf(endsOf(store, words), zoom);
  const counts = new Uint32Array(marks);
  const lats = new Float64Array(marks);
  const lngs = new Float64Array(marks);
  const least = new Float64Array(marks).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word);
      const lat = latFive[slot] ?? 0;
      const lng = lngFive[slot] ?? 0;
      const mark = (Math.floor(lat / high) - y) * across + Math.floor(lng / wide) - x;
      counts[mark] = (counts[mark] ?? 0) + 1;
      lats[mark] = (lats[mark] ?? 0) + lat;
      lngs[mark] = (lngs[mark] ?? 0) + lng;
      const asked = price[slot] ?? 0;
      if (asked < (least[mark] ?? 0)) least[mark] = asked;
    }
  }
  const found: IndexCluster[] = [];
  for (let mark = 0; mark < marks; mark++) {
    const count = counts[mark] ?? 0;
    if (count === 0) continue;
    const lat = fromFive(Math.round((lats[mark] ?? 0) / count));
    const lng = fromFive(Math.round((lngs[mark] ?? 0) / count));
    found.push({ lat, lng, count, leastPaise: paise(least[mark] ?? 0) });
  }
  return found;
}
