import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const ENTRY = path.resolve(import.meta.dirname, '../../client/app/worker/worker.ts');
const ADDRESS = '/worker.js';
/** Pages that are there without a network. */
const SHELL = ['/offline', '/kept'];

interface ShellFile {
  url: string;
  /** Null where the name says which version it is. */
  revision: string | null;
}

const revisionOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The worker as one script, its packages inside. */
async function bundle(shell: readonly ShellFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __SHELL__: JSON.stringify(shell),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (!script) throw new Error('The service worker came out empty');
  return script.code;
}

/** The pages of the shell, and the scripts and fonts they begin with. */
async function findShell(folder: string): Promise<ShellFile[]> {
  const pages = await Promise.all(
    SHELL.map(async (url) => ({
      url,
      html: await readFile(path.join(folder, `${url}.html`), 'utf8'),
    })),
  );
  const files = new Set(
    pages.flatMap(({ html }) =>
      html
        .split(/["'\s,()]/)
        .filter((word) => word.startsWith('/_astro/') && /\.(?:js|woff2)$/.test(word)),
    ),
  );
  // A set that grows while it is walked is walked to its new end.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = await readFile(path.join(folder, file), 'utf8');
    for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)/g))
      files.add(`/_astro/${name}`);
  }
  return [
    ...pages.map(({ url, html }) => ({ url, revision: revisionOf(html) })),
    ...[...files].sort().map((url) => ({ url, revision: null })),
  ];
}

/** Builds the service worker once the pages are there; in development one without a shell. */
export function buildWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(ADDRESS, async (_req, res, next) => {
          try {
            const code = await bundle([]);
            res.setHeader('content-type', 'text/javascript');
            res.end(code);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeFile(path.join(folder, ADDRESS), await bundle(await findShell(folder)));
      },
    },
  };
}
