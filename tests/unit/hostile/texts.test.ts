import { expect, test } from 'vitest';
import { z } from 'zod';
import { ANSWERS } from '#contract/homes/listing-answers.ts';
import { ENDPOINTS } from '#contract/index.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { findTooLong } from '#server/http/too-long.ts';
import { hostileTexts } from '#tests/hostile-shapes.ts';
import { patience } from '#tests/patience.ts';
import { inputsOf, partsOf } from '#tests/schema-parts.ts';

const KB = 1024;
const SHORT = hostileTexts(64 * KB);
const LONG = hostileTexts(256 * KB);
/**
 * Four times the text may take so many times as long, and below so many milliseconds any time: some
 * machines count a thread's time by ticks of 4 ms, and what grows with the square takes seconds here.
 */
const GROWTH = 10;
const FLOOR_MS = 50;

/** A value with the text at a path: `[]` is an entry of a list, `*` a name and what it stands for. */
function put(path: readonly string[], text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  const inner = put(rest, text);
  if (name === '[]') return [inner];
  return name === '*' ? { [text]: inner } : { [name]: inner };
}

/** What is sent to an endpoint, and each form of it where there are several. */
const ROOTS = [
  ...[...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS].flatMap((endpoint) =>
    inputsOf(endpoint).flatMap(([part, schema]) =>
      partsOf(schema)
        .filter(
          ({ path, schema: each }) =>
            each === schema || (path.length === 0 && each._zod.def.type === 'object'),
        )
        .map(({ schema: each }) => [`${endpoint.name} ${part}`, each] as const),
    ),
  ),
  ...Object.entries(ANSWERS).map(([name, schema]) => [`answer ${name}`, schema] as const),
];

/** Processor time of this thread in milliseconds. */
function cost(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const best = (work: () => void) => Math.min(cost(work), cost(work), cost(work));

const LEAVES = ROOTS.flatMap(([name, root]) => {
  const paths = new Set<string>();
  return partsOf(root).flatMap(({ path, schema }) => {
    const key = path.join(' ');
    if (['object', 'array', 'record'].includes(schema._zod.def.type) || paths.has(key)) return [];
    paths.add(key);
    return [{ name: `${name} ${path.join('.')}`, root, path, schema }];
  });
});

test(
  'twenty hostile texts in every field take time that grows as they do',
  () => {
    expect(LEAVES.length).toBeGreaterThan(400);
    const slow: string[] = [];
    for (const { name, root, path } of LEAVES) {
      for (const [i, [shape, long]] of LONG.entries()) {
        const short = SHORT[i]?.[1] ?? '';
        // As the edge reads it, and as a form in a browser does.
        const ways: [string, (text: string) => void][] = [
          ['at the edge', (text) => findTooLong(root, put(path, text))],
          ['in a form', (text) => z.safeParse(root, put(path, text))],
        ];
        for (const [where, read] of ways) {
          if (cost(() => read(long)) <= FLOOR_MS) continue;
          const [less, more] = [best(() => read(short)), best(() => read(long))];
          if (more > Math.max(FLOOR_MS, GROWTH * less)) {
            slow.push(`${name}, ${shape}, ${where}: ${less} ms, then ${more} ms`);
          }
        }
      }
    }
    expect(slow).toEqual([]);
  },
  patience(60),
);

/** Judged row by row, so that one stands in no other's way: `readFeedRow` asks each for its lengths. */
const BY_ROW = ['upsertListings body listings.[]'];

test(
  'what is sent 256 KB is refused wherever less is asked for',
  () => {
    const taken = LEAVES.filter(({ root, path }) => {
      const value = put(path, 'x'.repeat(256 * KB));
      return findTooLong(root, value).length === 0 && z.safeParse(root, value).success;
    });
    expect(taken.map(({ name }) => name)).toEqual(BY_ROW);
  },
  patience(20),
);

test(
  'a field on its own takes no text of 256 KB, of blanks as little as of letters',
  () => {
    const taken = LEAVES.filter(({ schema }) =>
      LONG.some(
        ([, text]) => findTooLong(schema, text).length === 0 && z.safeParse(schema, text).success,
      ),
    );
    expect(taken.map(({ name }) => name)).toEqual([]);
  },
  patience(20),
);
