// Plain JavaScript for any Node from 18 on: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
process.chdir(root);

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const node = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const INSTALLED = 'node_modules/.installed-for';
const BUILT = 'dist/.built-for';

function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  if (result.status !== 0) {
    process.stderr.write(`\n"${path.basename(command)} ${args.join(' ')}" failed; see above.\n`);
    process.exit(result.status ?? 1);
  }
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** What a build depends on, by name, size and time: quick to read, and a touched file rebuilds. */
function buildKey() {
  const inputs = ['src', 'content', 'public']
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow);
  const hash = createHash('sha256');
  for (const file of [...inputs, 'astro.config.mjs', 'package-lock.json'].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Installs and builds what is missing or out of date; returns the project's own Node. */
export function prepare({ build }) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (textOf(INSTALLED) !== lock || !existsSync(node)) {
    process.stdout.write('Installing packages...\n');
    run(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
    writeFileSync(INSTALLED, lock);
  }
  if (build) {
    const key = buildKey();
    if (textOf(BUILT) !== key) {
      process.stdout.write('Building the site...\n');
      run(node, ['node_modules/astro/bin/astro.mjs', 'build', '--silent']);
      mkdirSync('dist', { recursive: true });
      writeFileSync(BUILT, key);
    }
  }
  return node;
}
