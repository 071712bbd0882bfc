// Runs on whatever Node the machine has (18 or later); everything after it runs on the Node that
// npm installs with the project.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

const child = spawn(prepare({ build: true }), ['src/server/hosts/main.ts'], { stdio: 'inherit' });
// A terminal sends Ctrl-C to both; a supervisor signals only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
