import words from '#messages/lib/moments/index.ts';

/** An IANA name that this engine knows: "Asia/Kolkata", not "IST" or "+05:30". */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-IN', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function partsIn(value: Date | string, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(
    format.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
}

function momentIn(value: Date | string, timeZone: string): { day: string; time: string } {
  const { day, month, year, hour, minute = '' } = partsIn(value, timeZone);
  return {
    day: `${day} ${words.months[Number(month) as keyof typeof words.months]} ${year}`,
    time: words.clock({ hour: Number(hour), minute: minute.padStart(2, '0') }),
  };
}

/** "21 Nov 2026, 4:05 pm to 5:05 pm", in a time zone; with the second day where it is another. */
export function formatSpanIn(start: Date | string, end: Date | string, timeZone: string): string {
  const from = momentIn(start, timeZone);
  const until = momentIn(end, timeZone);
  const to = from.day === until.day ? until.time : `${until.day}, ${until.time}`;
  return words.fromTo({ day: from.day, from: from.time, to });
}

/** "Kolkata" of "Asia/Kolkata", "New York" of "America/New_York". */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether two zones show another time at a moment. */
export const zonesDiffer = (at: Date | string, a: string, b: string): boolean =>
  a !== b && formatSpanIn(at, at, a) !== formatSpanIn(at, at, b);
