import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import greetings from '#messages/people/greetings/index.ts';

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
  const greeting = greetings.good[part];
  return firstName ? greetings.named({ greeting, firstName }) : greeting;
}
