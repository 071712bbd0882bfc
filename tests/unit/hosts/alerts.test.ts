import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { METRICS } from '#server/hosts/metrics/registry.ts';

const ALERTS = 'ops/prometheus/alerts.yml';
const RUNBOOKS = 'docs/runbooks';

const rules = readFileSync(ALERTS, 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)[\s\S]*?runbook: (\S+)/g)].map(
  ([, name = '', runbook = '']) => ({ name, runbook }),
);
const boards = globSync('ops/grafana/*.json');

/** Every query of the files, with the file it stands in. */
const queries = [
  ...[...rules.matchAll(/expr: '(.*)'$/gm)].map(([, expr = '']) => ({ file: ALERTS, expr })),
  ...boards.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"expr": "(.*)",$/gm)].map(([, expr = '']) => ({
      file,
      expr: expr.replaceAll('\\"', '"'),
    })),
  ),
];

/** Whatever can be asked for: histograms by their parts. */
function knownNames(): Set<string> {
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const parts = METRICS.flatMap(({ name }) =>
    ['', '_bucket', '_sum', '_count'].map((end) => name + end),
  );
  return new Set([...parts, ...node.getMetricsAsArray().map(({ name }) => name), 'up']);
}

test('there are alerts and boards, and each asks for something', () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(boards.length).toBeGreaterThan(1);
  expect(queries.filter(({ file }) => file === ALERTS)).toHaveLength(alerts.length);
  for (const file of boards) JSON.parse(readFileSync(file, 'utf8'));
});

test('every metric an alert or a board names is one that the site has', () => {
  const known = knownNames();
  const named = queries.flatMap(({ file, expr }) =>
    [...expr.matchAll(/\b(?:propertysearch|nodejs|process)_\w+|\bup\b/g)].map(([name]) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(queries.length - 1);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every query asks of nothing else', () => {
  const without = queries.filter(
    ({ expr }) => !/propertysearch_|nodejs_|process_|\bup\{/.test(expr),
  );
  expect(without).toEqual([]);
});

test('every alert has a runbook that names it, and every runbook an alert', () => {
  for (const { name, runbook } of alerts) {
    expect(readFileSync(runbook, 'utf8').split('\n')[0]).toBe(`# ${name}`);
  }
  expect(globSync(`${RUNBOOKS}/*.md`).sort()).toEqual(alerts.map(({ runbook }) => runbook).sort());
});

test('runbooks lead only to what there is, and say what to do', () => {
  for (const file of globSync(`${RUNBOOKS}/*.md`)) {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/\n## Look\n\n1\. [\s\S]*\n## Do\n\n1\. /);
    const known = knownNames();
    for (const [name] of text.matchAll(/propertysearch_\w+/g)) expect(known).toContain(name);
    for (const [, to] of text.matchAll(/\]\(([\w-]+\.md)\)/g)) {
      expect(globSync(`${RUNBOOKS}/${to}`)).toHaveLength(1);
    }
  }
});

const promtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!promtool)('promtool takes the rules', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
