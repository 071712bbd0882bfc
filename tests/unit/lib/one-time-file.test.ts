import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');
const HOME = path.join('domain', 'lib', 'time');

/** Lengths of time written out, or named anew. */
const WRITTEN_OUT = [
  /\b(?:86_?400_?000|3_?600_?000|60_000|19_?800_?000)\b/,
  /\b(?:24|60) \* (?:60|3_?600|1_?000)\b|\b1_?000 \* 60\b/,
  /\b(?:MINUTE|HOUR|DAY)_(?:MS|SECONDS|MINUTES) =/,
  /timeZone: 'Asia\/Kolkata'/,
];

it('lengths of time and the zone of Pune stand in one place', () => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|astro|mjs)$/.test(file) && !file.startsWith(HOME))
    .flatMap((file) =>
      readFileSync(path.join(SRC, file), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          WRITTEN_OUT.some((pattern) => pattern.test(line)) ? [`${file}:${i + 1} ${line}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
