import type { Access, Endpoint, Limit } from '#contract/lib/endpoint.ts';

const WHO: Readonly<Record<string, string>> = {
  anyone: 'Anyone, without signing in.',
  'signed-in': 'Anyone signed in.',
  member: 'Every member, so not staff.',
};

const list = new Intl.ListFormat('en', { type: 'disjunction' });

const ROLE_WORDS: Readonly<Record<string, string>> = {
  user: 'members without a profession',
  agent: 'agents',
  lawyer: 'lawyers',
  evaluator: 'evaluators',
  admin: 'staff',
};

/** Who may call, in words. */
export const whoMayCall = (access: Access): string =>
  typeof access === 'string'
    ? (WHO[access] ?? access)
    : `Only ${list.format(access.map((role) => ROLE_WORDS[role] ?? role))}.`;

const WHOSE = {
  public: undefined,
  caller: 'It is about the caller’s own things.',
  'caller-by-id': 'The id in the path is the caller’s own; any other answers 404.',
  'own-object': 'What it names must be the caller’s; anything else answers 404.',
  'any-object': 'It reaches anybody’s.',
} as const;

const UNITS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'a day', 'days'],
  [3_600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
];

function time(seconds: number): string {
  for (const [unit, one, many] of UNITS) {
    if (seconds === unit) return one;
    if (seconds % unit === 0) return `${seconds / unit} ${many}`;
  }
  return `${seconds} seconds`;
}

const limitWords = ({ calls, seconds }: Limit) =>
  `Limit: ${calls.toLocaleString('en-IN')} calls in ${time(seconds)} by one caller.`;

function sizeWords(maxBytes: number): string {
  const kilobytes = maxBytes / 1024;
  const [amount, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `The body is the file itself, of at most ${amount.toLocaleString('en-IN')} ${unit}.`;
}

/** What somebody who builds on an endpoint wants to know beside its summary, in Markdown. */
export function describe(endpoint: Endpoint): string {
  const { access, reach, staffToo, limit, upload, changes, cacheSeconds, deprecated } = endpoint;
  const who = [whoMayCall(access), WHOSE[reach], staffToo && 'Staff reach everybody’s.'];
  return [
    deprecated &&
      `**Goes away on ${deprecated.sunset}.** ${deprecated.instead ? `Use \`${deprecated.instead}\` instead.` : ''}`,
    `Who may call: ${who.filter(Boolean).join(' ')}`,
    upload && sizeWords(upload.maxBytes),
    limit && limitWords(limit),
    changes?.length && `May change: ${changes.join(', ')}.`,
    cacheSeconds && `May be kept for ${time(cacheSeconds)}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
