// `node scripts/keep-what-runs.ts FOLDER`: takes out of an installed and built checkout the packages
// that only built or tested it. npm knows which are for tests, not which are done once it is built.
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Who imports one of these builds, and is not asked again. */
const BUILDERS = new Set(['astro', 'vite']);
/** Of these packages the site reads files, and of the rest of them nothing. */
const PARTS: Readonly<Record<string, string>> = {
  '@scalar/api-reference': 'dist/browser',
  node: 'bin',
};
/** What only a debugger or a compiler reads. */
const UNREAD = '**/*.{map,d.ts,d.mts,d.cts}';
const CODE = [
  'dist/{host,server}/**/*.mjs',
  'scripts/*.ts',
  'src/{contract,domain,messages,server}/**/*.ts',
];
const IMPORT =
  /^(?!import type)(?:.*?\b)?(?:from|import|resolve)\s*\(?\s*["']([^"'./#][^"']*)["']/gm;

interface Manifest {
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the code names, and words that only look like one. */
function named(root: string): Set<string> {
  const { devDependencies = {} } = manifestOf(root);
  const names = globSync(CODE, { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return Array.from(text.matchAll(IMPORT), ([, specifier = '']) => nameOf(specifier));
  });
  return new Set(names.filter((name) => !BUILDERS.has(name) && !(name in devDependencies)));
}

/** Where a package finds another: beside itself, or further up. */
function found(from: string, name: string, top: string): string | undefined {
  for (let at = from; at.startsWith(top); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** The folders of all packages that run, with what they need in turn. */
export function whatRuns(root: string): Set<string> {
  const top = path.resolve(root);
  const kept = new Set<string>();
  const keep = (folder: string | undefined) => {
    if (!folder || kept.has(folder)) return;
    kept.add(folder);
    const manifest = manifestOf(folder);
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
      (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
    );
    const needs = { ...manifest.dependencies, ...manifest.optionalDependencies };
    for (const name of [...Object.keys(needs), ...peers]) keep(found(folder, name, top));
  };
  for (const name of named(top)) if (!(name in PARTS)) keep(found(top, name, top));
  return kept;
}

const isPackage = (folder: string) => existsSync(path.join(folder, 'package.json'));

/** Packages below a `node_modules`, each beside those it brought for itself. */
function installed(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = path.join(modules, name);
      if (name.startsWith('@')) return installed(folder);
      return isPackage(folder) ? [folder, ...installed(path.join(folder, 'node_modules'))] : [];
    });
}

/** Everything in a folder but what leads to one of its own. */
function keepPart(folder: string, part: string): void {
  const [first, ...rest] = part.split('/');
  for (const entry of readdirSync(folder)) {
    if (entry !== first && entry !== 'package.json')
      rmSync(path.join(folder, entry), { recursive: true });
  }
  if (first && rest.length > 0) keepPart(path.join(folder, first), rest.join('/'));
}

function takeOut(root: string): void {
  const top = path.resolve(root, 'node_modules');
  const kept = whatRuns(root);
  for (const folder of installed(top)) {
    const isPart = path.relative(top, folder) in PARTS;
    if (!kept.has(folder) && !isPart) rmSync(folder, { recursive: true, force: true });
  }
  for (const [name, part] of Object.entries(PARTS)) keepPart(path.join(top, name), part);
  for (const file of globSync(UNREAD, { cwd: top })) rmSync(path.join(top, file));
}

if (import.meta.main) takeOut(process.argv[2] ?? '.');
