import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base } from '#tests/e2e/page.ts';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';

interface LivedSite {
  port: number;
  url: string;
}

async function answers(url: string, site: ChildProcess): Promise<void> {
  const until = Date.now() + patience(60);
  while (Date.now() < until && site.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await pause(100);
  }
  throw new Error('The site did not become ready');
}

/** A site of its own with half a year of the demo, once a worker: its pages and lists are full. */
export const test = base.extend<object, { livedSite: LivedSite }>({
  livedSite: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', DEMO_LIFE: 'true' };
      const site = spawn(process.execPath, ['tests/e2e/serve.ts'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const url = `http://localhost:${port}`;
      await answers(url, site);
      await use({ port, url });
      site.kill('SIGTERM');
      await once(site, 'exit');
    },
    { scope: 'worker', timeout: patience(90) },
  ],
  baseURL: async ({ livedSite }, use) => use(livedSite.url),
});
