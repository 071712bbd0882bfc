/** How far a zone's clock is ahead of UTC at a moment. */
function aheadMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/**
 * The moment at which a zone's clock shows a day ("2026-11-21") and a time ("16:05"). Where clocks
 * are put forward over it, it is as much later.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The first guess may lie on the other side of a change of clocks; the second does not.
  const guess = wall - aheadMs(wall, timeZone);
  return new Date(wall - aheadMs(guess, timeZone));
}

/** The day and time that a zone's clock shows at a moment, as fields take them. */
export function fieldsOf(at: Date, timeZone: string): { day: string; time: string } {
  const wall = new Date(at.getTime() + aheadMs(at.getTime(), timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
