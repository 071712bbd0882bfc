import type { Paise } from '#domain/lib/money.ts';
import type { IndexCluster } from './home-index.ts';
import type { Store } from './store.ts';
import { fromFive } from './structures/round-degrees.ts';

/** Four marks to the side of a tile of 256 pixels. */
const MARKS_A_TILE = 4;
const FIVE = 100_000;
/** Where a degree north is as long as on the map of Pune; elsewhere marks stand a little closer. */
const PUNE_LAT = 18.52;

interface Sum {
  count: number;
  lat: number;
  lng: number;
  leastPaise: number;
}

/** Marks of many homes each, as many as a map of this zoom has room for. */
export function clustersOf(store: Store, words: Uint32Array, zoom: number): IndexCluster[] {
  const { latFive, lngFive } = store.columns.wholes;
  const { price } = store.columns.doubles;
  const wide = (360 * FIVE) / (MARKS_A_TILE * 2 ** zoom);
  const high = wide * Math.cos((PUNE_LAT * Math.PI) / 180);
  const across = Math.ceil((360 * FIVE) / wide) + 1;
  const sums = new Map<number, Sum>();
  let lastKey = Number.NaN;
  let last: Sum | undefined;
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word);
      const lat = latFive[slot] ?? 0;
      const lng = lngFive[slot] ?? 0;
      const key = Math.floor(lat / high) * across + Math.floor(lng / wide);
      let sum = key === lastKey ? last : sums.get(key);
      if (!sum) {
        sum = { count: 0, lat: 0, lng: 0, leastPaise: Number.POSITIVE_INFINITY };
        sums.set(key, sum);
      }
      lastKey = key;
      last = sum;
      sum.count++;
      sum.lat += lat;
      sum.lng += lng;
      sum.leastPaise = Math.min(sum.leastPaise, price[slot] ?? 0);
    }
  }
  return [...sums.values()].map(({ count, lat, lng, leastPaise }) => ({
    lat: fromFive(Math.round(lat / count)),
    lng: fromFive(Math.round(lng / count)),
    count,
    leastPaise: leastPaise as Paise,
  }));
}
