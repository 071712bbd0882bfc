import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SRC = path.join(ROOT, 'src');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => file.split(path.sep).join('/'));

/** Paths below src that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(SRC, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  );
  return named.flatMap((name) => {
    if (name.startsWith('#content/')) return [`../${name.slice(1)}`];
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const top = (file: string) => file.split('/')[0] ?? '';

/** Left may import right; what is not named here may import nothing of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  client: ['client', 'contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  site: ['site', 'client', 'contract', 'domain', 'styles', '..'],
  pages: ['site', 'client', 'contract', 'domain', 'styles'],
  'middleware.ts': ['contract'],
};

const broken = (rule: (edge: { from: string; to: string }) => boolean) =>
  edges.filter((edge) => !rule(edge)).map(({ from, to }) => `${from} -> ${to}`);

describe('who may import whom', () => {
  test('the folders keep their direction', () => {
    expect(broken(({ from, to }) => (MAY_IMPORT[top(from)] ?? []).includes(top(to)))).toEqual([]);
  });

  test('pieces without domain know no contract', () => {
    expect(
      broken(
        ({ from, to }) => !(/^client\/(ui|homes\/map)\//.test(from) && top(to) === 'contract'),
      ),
    ).toEqual([]);
  });

  test('a client feature imports no sibling', () => {
    const feature = (file: string) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
    expect(
      broken(({ from, to }) => !feature(from) || !feature(to) || feature(from) === feature(to)),
    ).toEqual([]);
  });

  test('only hosts know hosts', () => {
    expect(
      broken(({ from, to }) => !to.startsWith('server/hosts/') || from.startsWith('server/hosts/')),
    ).toEqual([]);
  });

  test('a service is known to hosts and jobs only, and to no other service', () => {
    const service = (file: string) => /^server\/services\/([^/]+)\//.exec(file)?.[1];
    expect(
      broken(({ from, to }) => {
        if (!service(to)) return true;
        return service(from) === service(to) || /^server\/(hosts|jobs)\//.test(from);
      }),
    ).toEqual([]);
  });

  test('every import exists', () => {
    expect(broken(({ to }) => existsSync(path.join(SRC, to)))).toEqual([]);
  });

  test('there is no circle', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, trail: string[]) => {
      if (trail.includes(file))
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      if (done.has(file) || trail.includes(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });
});

test('paths that the documents name exist', () => {
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'content/README.md',
    ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const missing = documents.flatMap((document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const coded = [...text.matchAll(/`((?:src|tests|scripts|content|docs|bench)\/[\w./-]+)`/g)];
    const linked = [...text.matchAll(/\]\(([\w./-]+\.(?:md|webp))\)/g)].map(([all, link]) => [
      all,
      path.posix.join(path.posix.dirname(document), link ?? ''),
    ]);
    return [...coded, ...linked]
      .map(([, name]) => name ?? '')
      .filter((name) => !existsSync(path.join(ROOT, name)))
      .map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
