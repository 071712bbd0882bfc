import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENTRY = 'src/server/hosts/main.ts';
/** What cannot be part of one file. */
const STAY_PACKAGES = [
  // Compiled for the machine.
  'sharp',
  '@node-rs/argon2',
  // An option of `pg` that is not installed.
  'pg-native',
  // Read files that lie beside them.
  'pdfkit',
  'pino',
  // Loaded where traces are asked for.
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace-node',
  '@opentelemetry/exporter-trace-otlp-http',
];

/** Fonts, migrations and workers stay where they are: a module goes on to look beside its source. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${ROOT}/src/`) || !code.includes('import.meta.')) return undefined;
    const up = (file: string) => `new URL(${JSON.stringify(`../../${file}`)}, import.meta.url)`;
    const file = path.relative(ROOT, id);
    const here = `(process.getBuiltinModule('node:url').fileURLToPath(${up(path.dirname(file))}))`;
    return code
      .replaceAll('import.meta.url', () => `(${up(file)}.href)`)
      .replaceAll('import.meta.dirname', () => here);
  },
};

/**
 * Builds the server and its packages as one file: thousands of small ones take seconds to find and to
 * strip of their types, and memory that a process does not give back.
 */
export function buildHost(): AstroIntegration {
  return {
    name: 'host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          root: ROOT,
          logLevel: 'warn',
          plugins: [besideTheSource],
          ssr: { noExternal: true, external: STAY_PACKAGES },
          build: {
            ssr: ENTRY,
            outDir: path.resolve(fileURLToPath(dir), '../host'),
            copyPublicDir: false,
            emptyOutDir: true,
            target: 'node24',
            minify: false,
            rolldownOptions: {
              output: { entryFileNames: 'main.mjs', codeSplitting: false, comments: false },
            },
          },
        });
      },
    },
  };
}
