/** A visit or meeting as RFC 5545 has it. */
export interface CalendarEvent {
  uid: string;
  cancelled: boolean;
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  /** Where the organizer can be written to; never a person's own address. */
  organizer: string;
  url: string;
  place: { text: string; latitude?: number; longitude?: number } | null;
}

const MAX_OCTETS = 75;

/** 20261121T103000Z */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');

/** Lines of at most 75 octets, never broken within a character. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += sign;
    octets += size;
  }
  return lines.join('\r\n');
}

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.cancelled ? 1 : 0}`,
  `DTSTAMP:${utc(event.stamp)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `ORGANIZER;CN=Propertysearch:mailto:${event.organizer}`,
  `URL:${event.url}`,
  ...(event.place ? [`LOCATION:${escaped(event.place.text)}`] : []),
  ...(event.place?.latitude === undefined
    ? []
    : [`GEO:${event.place.latitude};${event.place.longitude}`]),
  'END:VEVENT',
];

/** A calendar of events: to put them in, or, once one is cancelled, to take it out. */
export function writeCalendar(...events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Propertysearch//Diary//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${events.some(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
