import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('pages are drawn by the React of production, and settings stay what they were', () => {
  const { NODE_ENV: _, ...env } = process.env;
  // Names of what is looked through for its exports stand in the cache, too; what has run is loaded.
  const script = `
    const { loadReactAsBuilt } = await import('#server/hosts/react-as-built.ts');
    loadReactAsBuilt();
    await import('react-dom/server');
    await import('react/jsx-runtime');
    const run = Object.values(process.getBuiltinModule('node:module')._cache)
      .filter(({ loaded, filename }) => loaded && /react(?:-dom)?\\/cjs/.test(filename))
      .map(({ filename }) => filename.split('.').at(-2));
    console.log(JSON.stringify({ kinds: [...new Set(run)], setting: process.env.NODE_ENV ?? null }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual({ kinds: ['production'], setting: null });
});
