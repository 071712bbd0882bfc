import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SRC = path.join(ROOT, 'src');

const CODE = /\.(ts|tsx|astro|mjs)$/;
const filesBelow = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.split(path.sep).join('/'));

/** As they are written in a file, packages included; types and dynamic imports too, no queries. */
function specifiersOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'?]+)(?:\?\w+)?'/g)].map(
    ([, name]) => name ?? '',
  );
}

/** Paths below src that a file of src imports. */
function importsOf(file: string): string[] {
  return specifiersOf(`src/${file}`).flatMap((name) => {
    if (name.startsWith('#content/')) return [`../${name.slice(1)}`];
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

interface Edge {
  from: string;
  to: string;
}

const files = filesBelow('src');
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const edges: Edge[] = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const broken = (holds: (edge: Edge) => boolean) =>
  edges.filter((edge) => !holds(edge)).map(({ from, to }) => `${from} -> ${to}`);

const part = (file: string, at: number) => file.split('/')[at] ?? '';
const top = (file: string) => part(file, 0);

/** Left may import right; what is not named here may import nothing of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  messages: ['messages'],
  domain: ['domain', 'messages'],
  contract: ['contract', 'domain', 'messages'],
  client: ['client', 'contract', 'domain', 'messages'],
  server: ['server', 'contract', 'domain', 'messages'],
  site: ['site', 'client', 'contract', 'domain', 'messages', 'styles', 'assets', '..'],
  pages: ['site', 'client', 'contract', 'domain', 'messages', 'styles'],
  styles: ['styles'],
  'middleware.ts': ['contract', 'messages'],
  'content.config.ts': ['messages'],
};

/** The eight areas, the same in every tree, each above the one before it. */
const AREAS = ['people', 'homes', 'deals', 'money', 'professionals', 'talk', 'market', 'ads'];

/** Every folder of a tree from the ground up: it may import itself and what stands before it. */
const FLOORS: Record<string, string[]> = {
  messages: ['lib', 'build', ...AREAS],
  domain: [
    'lib',
    ...AREAS,
    'state-tables.ts',
    'state-words.ts',
    'event-types.ts',
    'paper-tables.ts',
    'duties',
    'sidebar.ts',
  ],
  contract: [
    'lib',
    ...AREAS,
    'dashboard.ts',
    'my-desk.ts',
    'staff-lists.ts',
    'services.ts',
    'webhooks.ts',
    'index.ts',
  ],
  server: [
    'lib',
    'db',
    'live',
    'limits',
    'ports',
    'uploads',
    'core',
    'session',
    'http',
    ...AREAS,
    'dashboard',
    'housekeeping',
    'backup',
    'doctor',
    'rotation',
    'routes.ts',
    'jobs',
    'demo',
    'hosts',
  ],
  client: ['directives', 'lib', 'ui', 'map', ...AREAS, 'home', 'dashboard', 'app'],
};

const floor = (file: string) => FLOORS[top(file)]?.indexOf(part(file, 1)) ?? -1;
const area = (file: string) => (FLOORS[top(file)] ? AREAS.indexOf(part(file, 1)) : -1);

/** A folder of an area with what belongs to one capability; elsewhere the folder below the tree. */
function feature(file: string): string {
  const [tree = '', folder = '', name = '', ...below] = file.split('/');
  const inArea = AREAS.includes(folder) && below.length > 0;
  return inArea ? `${tree}/${folder}/${name}` : `${tree}/${folder}`;
}

/** Circles in a graph of names, each as the way round. */
function circlesIn(next: Map<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (name: string, trail: string[]) => {
    const at = trail.indexOf(name);
    if (at >= 0) circles.push([...trail.slice(at), name].join(' -> '));
    if (at >= 0 || done.has(name)) return;
    for (const to of next.get(name) ?? []) walk(to, [...trail, name]);
    done.add(name);
  };
  for (const name of next.keys()) walk(name, []);
  return circles;
}

describe('who may import whom', () => {
  test('the trees keep their direction', () => {
    expect(broken(({ from, to }) => (MAY_IMPORT[top(from)] ?? []).includes(top(to)))).toEqual([]);
  });

  test('every folder of a tree stands on a floor', () => {
    const strays = files.filter((file) => FLOORS[top(file)] && floor(file) < 0);
    expect(strays).toEqual([]);
  });

  test('no floor imports one above it', () => {
    expect(
      broken(
        ({ from, to }) => !FLOORS[top(from)] || top(from) !== top(to) || floor(from) >= floor(to),
      ),
    ).toEqual([]);
  });

  test('an area knows no area above it in other trees either', () => {
    // What knows no area on its own floor is below all of them: tables and ports name words only.
    const wordsOnly = (file: string) => /^server\/(db\/schema|ports)\//.test(file);
    expect(
      broken(({ from, to }) => {
        if (area(to) < 0 || !FLOORS[top(from)] || top(from) === top(to) || wordsOnly(from))
          return true;
        const isAbove = area(from) < 0 && floor(from) > (FLOORS[top(from)]?.indexOf('ads') ?? -1);
        return isAbove || area(from) >= area(to);
      }),
    ).toEqual([]);
  });

  test.each(['server', 'client'])('features of the %s form no circle', (tree) => {
    const next = new Map<string, Set<string>>();
    for (const { from, to } of edges) {
      if (top(from) !== tree || top(to) !== tree || feature(from) === feature(to)) continue;
      next.set(feature(from), (next.get(feature(from)) ?? new Set()).add(feature(to)));
    }
    expect(next.size).toBeGreaterThan(10);
    expect(circlesIn(next)).toEqual([]);
  });

  test('there is no circle of files', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  test('a feature of the server is entered by its door', () => {
    expect(
      broken(({ from, to }) => {
        const inFeature = area(to) >= 0 && top(to) === 'server' && part(to, 3) !== '';
        if (!inFeature || feature(from) === feature(to)) return true;
        return to === `${feature(to)}/index.ts`;
      }),
    ).toEqual([]);
  });

  test('a door leads into its own feature only', () => {
    expect(
      broken(({ from, to }) => {
        const isDoor = /^server\/[^/]+\/[^/]+\/index\.ts$/.test(from) && area(from) >= 0;
        return !isDoor || feature(from) === feature(to);
      }),
    ).toEqual([]);
  });

  test('what listens to a hook is reached by the hook alone', () => {
    const text = readFileSync(path.join(SRC, 'server/hosts/compose.ts'), 'utf8');
    const doors = [...text.matchAll(/import \{([^}]*)\} from '#(server\/[^']+)\/index\.ts'/g)];
    // Hooks and registries are named there too, by the side that fills them.
    const isFilled = (name: string) => text.includes(`${name}.fill(`);
    const listeners = doors.flatMap(([, names = '', door = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !isFilled(name))
        .map((name) => ({ name, door })),
    );
    expect(listeners.length).toBeGreaterThan(15);
    const called = listeners.flatMap(({ name, door }) =>
      files
        .filter((file) => file.startsWith('server/') && !file.startsWith('server/hosts/'))
        .filter((file) => !file.startsWith(`${door}/`))
        .filter((file) => {
          const source = readFileSync(path.join(SRC, file), 'utf8');
          return new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#${door}/`).test(source);
        })
        .map((file) => `${file}: ${name}`),
    );
    expect(called).toEqual([]);
  });

  test('pieces without domain know no contract', () => {
    expect(
      broken(({ from, to }) => !(/^client\/(ui|map)\//.test(from) && top(to) === 'contract')),
    ).toEqual([]);
  });

  test('only hosts know hosts', () => {
    expect(
      broken(({ from, to }) => !to.startsWith('server/hosts/') || from.startsWith('server/hosts/')),
    ).toEqual([]);
  });

  test('a service is known to hosts and jobs only, and to no other service', () => {
    const service = (file: string) => /^server\/(market\/analytics|ads\/serving)\//.exec(file)?.[1];
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

  test('there is one way to write a path: ./ beside and below, # elsewhere', () => {
    const climbing = ['src', 'tests', 'bench', 'scripts'].flatMap((folder) =>
      filesBelow(folder).flatMap((file) =>
        specifiersOf(`${folder}/${file}`)
          .filter((name) => name.startsWith('..'))
          .map((name) => `${folder}/${file}: ${name}`),
      ),
    );
    expect(climbing).toEqual([]);
  });
});

test('paths that the documents name exist', () => {
  const documents = [
    ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
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
