import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { SMALL } from '#scripts/small.mjs';
import { OTHER_SETTINGS, SETTINGS } from '#server/lib/settings/index.ts';

const service = z.looseObject({
  image: z.string(),
  restart: z.string(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
});
const compose = z
  .object({
    name: z.string(),
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8')));

/** The server as the build makes it and `npm start` runs it. */
const [, BUILT] = /BUILT = '(.+)'/.exec(readFileSync('scripts/start.mjs', 'utf8')) ?? [];

const GUIDE = readFileSync('docs/operating.md', 'utf8');

const named = (volume: string) => volume.split(':')[0] ?? '';
const known = new Set(Object.keys({ ...SETTINGS, ...OTHER_SETTINGS }));

test('compose names what it has: services, volumes and files', () => {
  const { services, volumes } = compose;
  for (const [name, { depends_on, volumes: mounted }] of Object.entries(services)) {
    const needs = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect([name, needs.filter((other) => !(other in services))]).toEqual([name, []]);
    const sources = mounted.map(named).filter((source) => !source.startsWith('$'));
    const missing = sources.filter((source) =>
      source.startsWith('.') ? !existsSync(source) : !(source in volumes),
    );
    expect([name, missing]).toEqual([name, []]);
  }
});

test('the site has no rights it does not need, and only the proxy is open to the world', () => {
  const { site, proxy } = compose.services;
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(Object.keys(site?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  expect(proxy?.volumes.join()).toContain('Caddyfile');
  // Longer than calls in flight and jobs are given to end.
  expect(Number.parseInt(site?.stop_grace_period ?? '', 10)).toBeGreaterThan(20);
});

test('after a boot all of them are started again, by docker and by podman', () => {
  // Podman’s unit knows no other policy, and Debian leaves it off.
  expect(Object.values(compose.services).map(({ restart }) => restart)).toEqual(
    Object.keys(compose.services).map(() => 'always'),
  );
  expect(GUIDE).toContain('\nsystemctl enable podman-restart ');
});

test('no secret stands in a file that is committed', () => {
  for (const { environment } of Object.values(compose.services)) {
    for (const [name, value] of Object.entries(environment)) {
      if (/PASSWORD|SECRET|KEY/.test(name)) expect(value).toMatch(/^\$\{\w+(:\?[^}]+)?\}$/);
    }
  }
  expect(compose.services.site?.environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD/);
});

test('the image copies what is there, and runs as nobody in particular', () => {
  const lines = readFileSync('Containerfile', 'utf8').split('\n');
  const copied = lines.flatMap(
    (line) => /^COPY (?!--)(.+) \.\/$/.exec(line)?.[1]?.split(' ') ?? [],
  );
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const from = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  const made = ['node_modules', 'dist'];
  expect(from.filter((file) => !made.includes(file) && !existsSync(file))).toEqual([]);
  const last = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).at(-1) ?? '';
  expect(last('USER')).toMatch(/^USER [1-9]\d+:[1-9]\d+$/);
  const [, started = ''] = /"([^"]+\.mjs)"\]$/.exec(last('CMD')) ?? [];
  expect(started).toBe(BUILT);
  expect(last('CMD')).toContain(SMALL.map((flag) => `"${flag}"`).join(', '));
  expect(readFileSync('.containerignore', 'utf8').split('\n')).toContain('.env');
});

test('the guide names settings there are, and keeps backups where the unit may write', () => {
  const [, given = ''] =
    /\n### Without containers\n.+?\nEND\n|$/s.exec(GUIDE)?.[0].split('<<END') ?? [];
  const names = [...given.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const [, backups = ''] = /^BACKUP_DIR=(.+)$/m.exec(given) ?? [];
  const unit = readFileSync('deploy/propertysearch.service', 'utf8');
  expect(unit.match(/^ReadWritePaths=-(.+)$/m)?.[1]).toBe(backups);
});

test.each(globSync('deploy/*.service'))('%s starts what there is, without rights', (file) => {
  const text = readFileSync(file, 'utf8');
  const [, script = ''] = /^ExecStart=\S+(?: --\S+)* (\S+\.m?[tj]s)/m.exec(text) ?? [];
  expect(script === BUILT || existsSync(script)).toBe(true);
  if (script === BUILT) expect(text).toContain(`node ${SMALL.join(' ')} ${BUILT}`);
  expect(text).toContain('NoNewPrivileges=true');
  expect(text).toMatch(/^User=(?!root)\w+$/m);
});
