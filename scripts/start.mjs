// Runs on whatever Node the machine has (18 or later); everything after it runs on the Node that
// npm installs with the project.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

// Without a name the site itself; a service by name needs no built pages.
const [host = 'main'] = process.argv.slice(2);
const child = spawn(prepare({ build: host === 'main' }), [`src/server/hosts/${host}.ts`], {
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both; a supervisor signals only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
