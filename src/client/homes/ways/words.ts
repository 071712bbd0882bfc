import words from '#messages/homes/ways/index.ts';

/** How far something is: "450 m", "1.2 km". */
export function distanceWords(metres: number): string {
  if (metres < 950) return words.metres({ metres: Math.round(metres / 50) * 50 });
  return words.kilometres({ km: (metres / 1000).toFixed(1) });
}

/** "about 35 min": no estimate from distances is better than to five minutes. */
export const aboutMinutes = (minutes: number): string =>
  words.aboutMinutes({ minutes: Math.max(5, Math.round(minutes / 5) * 5) });
