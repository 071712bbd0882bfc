// Runs on whatever Node the machine has (18 or later); everything after it runs on the Node that
// npm installs with the project.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { SMALL } from './small.mjs';

/** The server as the build made it: one file, which starts sooner than its thousands of sources. */
const BUILT = 'dist/host/main.mjs';

// Without a name the site itself; a service by name needs no built pages.
const [host = 'main'] = process.argv.slice(2);
const node = prepare({ build: host === 'main' });
const child = spawn(node, [...SMALL, host === 'main' ? BUILT : `src/server/hosts/${host}.ts`], {
  stdio: 'inherit',
  env: {
    // Compiled code is kept for the next start.
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
    // Of memory that several threads took and gave back, less stays with the process.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
});
// A terminal sends Ctrl-C to both; a supervisor signals only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
