import { minutesWords } from './minutes-words.ts';
import { $myPlaces } from './my-places.ts';

/** Writes on every card of a page how long the ways from that home are. */
export function showMinutes(): void {
  const places = $myPlaces.get();
  for (const line of document.querySelectorAll<HTMLElement>('[data-my-minutes]')) {
    const [lat, lng] = (line.dataset.myMinutes ?? '').split(',').map(Number);
    if (lat === undefined || lng === undefined) continue;
    line.textContent = minutesWords({ lat, lng }, places);
    line.hidden = line.textContent === '';
  }
}

$myPlaces.listen(showMinutes);
