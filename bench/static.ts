import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { requestsPerSecond, WRK } from './load.ts';
import { end, find, freePort } from './shell.ts';

const CONNECTIONS = 32;

export interface StaticRow {
  page: string;
  bytes: number;
  front: number;
  nginx: number;
}

/** A static page from our front against nginx sending the same bytes from a file. */
export async function benchStatic(base: string): Promise<StaticRow | string> {
  const nginx = find('nginx');
  if (!nginx || !WRK)
    return 'Skipped: nginx and wrk are needed (Debian: apt-get install -y nginx-light wrk).';
  const page = '/privacy';
  const body = Buffer.from(await (await fetch(base + page)).arrayBuffer());
  const folder = await scratchFolder('bench');
  await mkdir(path.join(folder, 'www'));
  await writeFile(path.join(folder, 'www/privacy'), body);
  const port = await freePort();
  const configuration = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10; default_type text/html;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; } }`;
  await writeFile(path.join(folder, 'nginx.conf'), configuration);
  const server = spawn(nginx, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const other = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(other + page).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    if (server.exitCode !== null) return 'nginx did not start';
  const row = {
    page,
    bytes: body.length,
    front: await requestsPerSecond(base, [{ path: page }], CONNECTIONS),
    nginx: await requestsPerSecond(other, [{ path: page }], CONNECTIONS),
  };
  await end(server);
  await rm(folder, { recursive: true, force: true });
  return row;
}
