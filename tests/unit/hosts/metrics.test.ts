import { globSync, readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { METRICS } from '#server/hosts/metrics/registry.ts';
import { counter, gauge } from '#server/lib/seeing/metric.ts';

/** A collector of one node takes so many without thinking. */
const MAX_SERIES = 50_000;

test('every metric that is declared is registered, once', () => {
  const declared = globSync('src/server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:counter|gauge|histogram)\(\s*'(\w+)'/g)].map(
      ([, name]) => `propertysearch_${name}`,
    ),
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(METRICS.map(({ name }) => name).sort()).toEqual(declared.sort());
});

test('all of them together stay within what they declare', () => {
  expect(METRICS.reduce((all, { most }) => all + most, 0)).toBeLessThan(MAX_SERIES);
});

test('words beyond a label’s own are summed, however many come', async () => {
  const registry = new Registry();
  const known = counter('test_known_total', 'x', { way: ['up', 'down'] });
  const open = counter('test_open_total', 'x', { who: 5, way: ['up'] });
  registry.registerMetric(known.own);
  registry.registerMetric(open.own);
  known.add({ way: 'up' });
  // What types refuse may come from elsewhere all the same.
  known.add({ way: 'sideways' as 'up' });
  for (let i = 0; i < 1_000; i++) open.add({ who: `visitor-${i}`, way: 'up' });
  const series = (await registry.metrics()).split('\n').filter((line) => /^\w+\{/.test(line));
  expect(series).toContain('propertysearch_test_known_total{way="other"} 1');
  expect(series).toContain('propertysearch_test_open_total{who="other",way="up"} 995');
  expect(series).toHaveLength(2 + 6);
  expect(series.length).toBeLessThanOrEqual(known.most + open.most);
});

test('labels that would multiply are bounded together', async () => {
  const registry = new Registry();
  const wide = counter('test_wide_total', 'x', { a: 100, b: 100 });
  registry.registerMetric(wide.own);
  for (let i = 0; i < 100; i++) for (let j = 0; j < 100; j++) wide.add({ a: `${i}`, b: `${j}` });
  const series = (await registry.metrics()).split('\n').filter((line) => /^\w+\{/.test(line));
  expect(series).toHaveLength(wide.most);
  expect(series).toContain('propertysearch_test_wide_total{a="other",b="other"} 8000');
});

test('what a gauge says is what was read last', async () => {
  const registry = new Registry();
  const standing = gauge('test_standing', 'x', { queue: 3 });
  registry.registerMetric(standing.own);
  standing.stands([{ queue: 'a', value: 2 }]);
  standing.stands([{ queue: 'b', value: 1 }]);
  expect(await registry.metrics()).toMatch(/queue="b"\} 1\n?$/);
  expect(await registry.metrics()).not.toContain('queue="a"');
});
