import { DAY_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/professionals/leads/index.ts';

const MORNING = 10;

/** "2026-11-24T10:00" on this device's clock, as a field for day and time takes it. */
export function asTyped(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Ten in the morning, so many days on. */
function morningIn(days: number, now: number): Date {
  const at = new Date(now + days * DAY_MS);
  at.setHours(MORNING, 0, 0, 0);
  return at;
}

const LATER = [
  {
    get label() {
      return words.tomorrow;
    },
    days: 1,
  },
  {
    get label() {
      return words.n3Days;
    },
    days: 3,
  },
  {
    get label() {
      return words.week;
    },
    days: 7,
  },
];

export const suggestions = (now: number) =>
  LATER.map(({ label, days }) => ({ label, typed: asTyped(morningIn(days, now)) }));
