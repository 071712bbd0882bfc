import { createHash } from 'node:crypto';
import { describeError } from '#server/lib/log.ts';

/** One kind of error: whatever has the same fingerprint is taken to be the same defect. */
export interface Failure {
  fingerprint: string;
  name: string;
  during: string;
  sample: string;
}

/** Places of ours that tell one defect from another; lines move with every release. */
const FRAMES = 3;
const LONGEST = 400;

const OURS = /\/(src|dist)\/(?!.*node_modules)/;

/** `at verb (file:///…/src/server/x.ts:10:5)` as `verb src/server/x.ts`. */
function placeOf(frame: string): string {
  const path = /((?:src|dist)\/[^\s:)?]+)/.exec(frame)?.[1] ?? '';
  const verb = /at (?:async )?([\w.<>]+) \(/.exec(frame)?.[1] ?? '';
  // What is bundled has a hash in its name, another in each build.
  return `${verb} ${path.replace(/[._-][\w-]{8}(?=\.mjs$)/, '')}`.trim();
}

/** Takes out what may be anybody’s: quoted words, addresses, long numbers. */
const impersonal = (text: string) =>
  text
    .split(/["'`“”‘’]/)
    .map((part, i) => (i % 2 === 0 ? part : '[…]'))
    .join('')
    .split(/\s/)
    .map((word) => (word.includes('@') ? '[mail]' : word))
    .join(' ')
    .replace(/\b[\w-]{24,}\b/g, '[…]')
    .replace(/\d{4,}/g, '[number]')
    .slice(0, LONGEST);

/** What an error is grouped by, and what is kept of it. */
export function failureOf(error: unknown, during: string): Failure {
  const { type = 'Error', code, message, stack = '', cause } = describeError(error);
  const name = [type, code ?? cause?.code].filter(Boolean).join(' ');
  const places = stack
    .split('\n')
    .filter((frame) => OURS.test(frame))
    .slice(0, FRAMES)
    .map(placeOf);
  // Without a place of ours, what it says is all there is to tell it by.
  const known = [name, ...(places.length > 0 ? places : [impersonal(message)])];
  return {
    fingerprint: createHash('sha256').update(known.join('\n')).digest('hex').slice(0, 16),
    name,
    during,
    sample: [impersonal(message), ...places.map((place) => `at ${place}`)].join('\n'),
  };
}
