import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** The second of staff, beside the demo's: some steps need two. */
export const COLLEAGUE = {
  email: 'colleague@propertysearch.test',
  name: 'Nikhil Sathe',
  password: 'tamarind rice by the window',
} as const;

const isReady = () =>
  fetch(`http://localhost:${process.env.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Adds them to the site as its keeper would, once it is up. */
export async function addColleague(): Promise<void> {
  while (!(await isReady())) await setTimeout(250);
  const { email, name, password } = COLLEAGUE;
  spawn(process.execPath, ['scripts/admin.ts', 'create', email, '--name', name], {
    env: { ...process.env, ADMIN_PASSWORD: password },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
