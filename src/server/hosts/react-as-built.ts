import { createRequire } from 'node:module';

/** What built pages ask of React, by the names they ask by. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom/server'];

/**
 * Loads React as it is made for production, whatever the settings are. It looks at `NODE_ENV` once, while
 * it is loaded, and without one takes the build that helps who writes pages, which draws them slower.
 */
export function loadReactAsBuilt(): void {
  const requireHere = createRequire(import.meta.url);
  const { env } = process;
  const { NODE_ENV } = env;
  env.NODE_ENV = 'production';
  for (const part of PARTS) requireHere(part);
  if (NODE_ENV === undefined) delete env.NODE_ENV;
  else env.NODE_ENV = NODE_ENV;
}
