/** "about 35 min": no estimate from distances is better than to five minutes. */
export const aboutMinutes = (minutes: number): string =>
  `about ${Math.max(5, Math.round(minutes / 5) * 5)} min`;
