/** How far something is: "450 m", "1.2 km". */
export function distanceWords(metres: number): string {
  if (metres < 950) return `${Math.round(metres / 50) * 50} m`;
  return `${(metres / 1000).toFixed(1)} km`;
}

/** "about 35 min": no estimate from distances is better than to five minutes. */
export const aboutMinutes = (minutes: number): string =>
  `about ${Math.max(5, Math.round(minutes / 5) * 5)} min`;
