import { distanceWords } from '#client/homes/ways/words.ts';
import { isWalked, type MetroRide } from '#domain/homes/commute.ts';
import words from '#messages/homes/calculators/index.ts';

/** How one gets to a station or on from it. */
function accessWords(metres: number): string {
  const way = isWalked(metres) ? words.onFoot : words.byRickshaw;
  return way({ distance: distanceWords(metres) });
}

/** "750 m on foot to Vanaz, metro to Ramwadi, then 1.6 km by rickshaw". */
export function metroWords(ride: Omit<MetroRide, 'minutes'>): string {
  const { from, to, changes, metresToMetro, metresFromMetro } = ride;
  const way = changes > 0 ? words.metroWayChanging : words.metroWay;
  return way({ from, to, there: accessWords(metresToMetro), onward: accessWords(metresFromMetro) });
}
