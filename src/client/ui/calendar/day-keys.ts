import { shiftDay, shiftMonth, weekdayOf } from '#domain/lib/time/month.ts';

const LAST_WEEKDAY = 6;

/** The same day of another month, or its last where it has fewer. */
function inMonth(day: string, by: number): string {
  const month = shiftMonth(day.slice(0, 7), by);
  const last = Number(shiftDay(`${shiftMonth(month, 1)}-01`, -1).slice(8));
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** Where a key leads from a day of a grid of days; undefined where it leads nowhere. */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1);
    case 'ArrowRight':
      return shiftDay(day, 1);
    case 'ArrowUp':
      return shiftDay(day, -7);
    case 'ArrowDown':
      return shiftDay(day, 7);
    case 'Home':
      return shiftDay(day, -weekdayOf(day));
    case 'End':
      return shiftDay(day, LAST_WEEKDAY - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, shift ? -12 : -1);
    case 'PageDown':
      return inMonth(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
