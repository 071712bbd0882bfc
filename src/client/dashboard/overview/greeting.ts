import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import words from '#messages/people/overview/index.ts';

const PUNE_HOUR = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: PUNE_ZONE,
});
const NOON = 12;
const EVENING = 17;

/** "Good morning, Asha", by Pune's clock; the name is left out until it is known. */
export function greeting(now: Date, firstName: string | undefined): string {
  const hour = Number(PUNE_HOUR.format(now));
  const part = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
  const greeting = words.good[part];
  return firstName ? words.named({ greeting, firstName }) : greeting;
}
