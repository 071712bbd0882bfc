const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 2026", of "2026-11". */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${NAMES[Number(number) - 1]} ${year}`;
}
