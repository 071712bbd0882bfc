import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ANSWERS } from '#contract/homes/listing-answers.ts';
import { ENDPOINTS } from '#contract/index.ts';
import { email, upTo } from '#contract/lib/fields.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { MAX_BLANKS, MAX_CHARACTERS } from '#server/http/text-length.ts';
import { findTooLong, MAX_ITEMS } from '#server/http/too-long.ts';
import { inputsOf, partsOf } from '#tests/schema-parts.ts';

const ALL = [...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS];
const SCHEMAS: [string, z.core.$ZodType][] = [
  ...ALL.flatMap((endpoint) =>
    inputsOf(endpoint).map(([part, schema]): [string, z.core.$ZodType] => [
      `${endpoint.name} ${part}`,
      schema,
    ]),
  ),
  ...Object.entries(ANSWERS).map(([name, schema]): [string, z.core.$ZodType] => [
    `answer ${name}`,
    schema,
  ]),
];

/** Forms that end by themselves: what is too long for one is refused by a pattern of linear time. */
const FORMS = ['uuid', 'date', 'datetime', 'url'];

/** What is wrong with a string's checks, if anything. */
function faultOf(schema: z.core.$ZodTypes): string | undefined {
  const { def } = schema._zod;
  if (def.type !== 'string') return undefined;
  const { format } = schema._zod.def as z.core.$ZodStringFormatDef;
  if (FORMS.includes(format)) return undefined;
  for (const { _zod } of def.checks ?? []) {
    const check = _zod.def as z.core.$ZodCheckDef & { tx?: (text: string) => string };
    if (check.check === 'max_length') return check.abort ? undefined : 'goes on beyond its limit';
    const isCheap = check.check === 'min_length' || check.tx?.(' É ') === 'É';
    if (!isCheap) return `does ${check.check} before its limit`;
  }
  return 'has no limit: add .max(...upTo(n)) before anything else';
}

describe('every text somebody sends', () => {
  test('ends at a limit before any pattern or refinement reads it', () => {
    const faults = SCHEMAS.flatMap(([name, root]) =>
      partsOf(root).flatMap(({ path, schema, behind }) => {
        const fault = behind ? undefined : faultOf(schema);
        return fault ? [`${name} ${path.join('.')} ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
    expect(SCHEMAS.length).toBeGreaterThan(300);
  });

  test('the check finds a schema that forgets', () => {
    const strings = [
      z.string(),
      z.string().max(9),
      z
        .string()
        .regex(/^a/)
        .max(...upTo(9)),
      z
        .string()
        .normalize('NFKC')
        .max(...upTo(9)),
      z
        .string()
        .trim()
        .min(1)
        .max(...upTo(9))
        .regex(/^a/),
    ];
    expect(strings.map((schema) => faultOf(schema as z.core.$ZodTypes) === undefined)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('what is too long is refused before its schema', () => {
  const never = () => {
    throw new Error('was read');
  };
  const long = 'a'.repeat(MAX_CHARACTERS + 1);

  test.each<[string, z.core.$ZodType, unknown, string, string]>([
    [
      'a limit that does not abort',
      z.object({ a: z.string().max(9, 'Nine.').refine(never) }),
      { a: 'a'.repeat(10) },
      'a',
      'Nine.',
    ],
    [
      'no limit',
      z.object({ a: z.string().refine(never) }),
      { a: long },
      'a',
      'Use at most 4000 characters.',
    ],
    [
      'a limit after a function',
      z.object({ a: z.preprocess(never, z.string().max(9, 'Nine.')) }),
      { a: 'a'.repeat(10) },
      'a',
      'Nine.',
    ],
    [
      'no text at all',
      z.object({ a: z.preprocess(never, z.coerce.number()) }),
      { a: long },
      'a',
      'Use at most 4000 characters.',
    ],
    [
      'a list',
      z.object({ a: z.array(z.string().refine(never)) }),
      { a: Array(MAX_ITEMS + 1).fill('a') },
      'a',
      'Give at most 1000 entries.',
    ],
    [
      'a text in a list',
      z.object({ a: z.array(z.string().max(2, 'Two.').refine(never)).max(3) }),
      { a: ['abc'] },
      'a.0',
      'Two.',
    ],
    [
      'either of two',
      z.object({ a: z.union([z.string().max(2, 'Two.').refine(never), z.number()]) }),
      { a: 'abc' },
      'a',
      'Two.',
    ],
    [
      'a name in a record',
      z.object({ a: z.record(z.string().refine(never), z.any()) }),
      { a: { [long]: 1 } },
      'a',
      'Use at most 4000 characters.',
    ],
    [
      'a known form',
      z.object({ a: z.iso.date('Give a day.').refine(never) }),
      { a: long },
      'a',
      'Give a day.',
    ],
  ])('%s', (_, schema, value, path, message) => {
    expect(findTooLong(schema, value)).toEqual([{ path, message }]);
  });

  test('what nests without end', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(findTooLong(z.object({ a: z.any() }), { a: deep })).toMatchObject([
      { message: 'This is nested too deeply.' },
    ]);
  });

  test('what fits is left to its schema, some blanks at its ends aside', () => {
    const schema = z.object({ email, other: z.number().optional() });
    const longest = `${'a'.repeat(242)}@example.com`;
    const around = ' '.repeat(MAX_BLANKS / 2);
    expect(findTooLong(schema, { email: `${around}${longest}${around}`, other: 'x' })).toEqual([]);
    expect(findTooLong(schema, { email: `${around}${longest}${around} ` })).toEqual([
      { path: 'email', message: 'Use at most 254 characters.' },
    ]);
    expect(findTooLong(schema, { email: `${'a'.repeat(255)}@example.com` })).toEqual([
      { path: 'email', message: 'Use at most 254 characters.' },
    ]);
    expect(findTooLong(schema, null)).toEqual([]);
  });
});
