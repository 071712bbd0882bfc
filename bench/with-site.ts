import { rm } from 'node:fs/promises';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { end, freePort, serve } from './shell.ts';

/** Uses a demo site on a folder and a port of its own, at the address given, and clears it away. */
export async function withSite<T>(
  use: (base: string, pid: number, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await scratchFolder('bench');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const site = await serve(
    'src/server/hosts/main.ts',
    {
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      TRUST_PROXY: 'true',
    },
    `${base}/readyz`,
  );
  try {
    return await use(base, site.pid ?? 0, folder);
  } finally {
    await end(site);
    await rm(folder, { recursive: true, force: true });
  }
}
