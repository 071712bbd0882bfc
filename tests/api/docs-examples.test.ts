import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { compilePath, mountedPath } from '#server/http/path-pattern.ts';
import { aKey } from '#tests/builders/api-keys.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { demoApi } from './harness.ts';

/** What docs/api.md and the pages beside it show is what the site answers, word by word. */

const PAGES = ['docs/api.md', ...readdirSync('docs/api').map((name) => path.join('docs/api', name))]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Where an example asks for something of one’s own that nobody here has. */
const NOT_THERE = ['/api/book/documents/7'];
/** A part that stands for any other text. */
const SITE = /^(?:http:\/\/localhost:4321|https:\/\/SITE)(?=\/api\/)/;

interface Shown {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

const unquoted = (word: string) => word.replace(/^(['"])(.*)\1$/s, '$2');

/** A command as a shell reads it, up to the pipe. */
function readCurl(command: string): Shown {
  const words = (command.match(/'[^']*'|"[^"]*"|[^\s'"|]+|\|/g) ?? []).map(unquoted);
  const end = words.indexOf('|');
  const shown: Shown = { method: 'GET', url: '', headers: {} };
  const mine = end < 0 ? words : words.slice(0, end);
  for (const [at, word] of mine.entries()) {
    const next = mine[at + 1] ?? '';
    if (SITE.test(word)) shown.url = word.replace(SITE, '');
    if (word === '-X') shown.method = next;
    if (word === '-H') {
      const [name = '', ...value] = next.split(': ');
      shown.headers[name.toLowerCase()] = value.join(': ');
    }
    if (word === '-d' || word === '--data-binary') {
      shown.body = next;
      shown.method = 'POST';
    }
  }
  return shown;
}

const CURLS = PAGES.flatMap(({ file, text }) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .flatMap((line) => /curl .*/.exec(line)?.[0] ?? [])
      .map((line) => [file, line.replace(/\)$/, ''), readCurl(line)] as const),
  ),
);
const FETCHES = PAGES.flatMap(({ file, text }) =>
  [...text.matchAll(/fetch\('https:\/\/SITE([^']+)'/g)].map(([, url = '']) => [file, url] as const),
);

const site = demoApi();

async function asMember() {
  const { id } = await insertPerson(site.db());
  const key = await aKey(site.db(), id, ['listings:read']);
  return { id, key: key.headers, session: (await aSession(site.db(), id)).headers };
}

test.each(CURLS)('%s: %s', async (_, __, { method, url, headers, body }) => {
  expect(url).toMatch(/^\/api\//);
  const { key, session } = await asMember();
  const shows = headers.authorization ?? '';
  const who = shows.includes('$TOKEN') ? session : shows.includes('ps_live_') ? key : {};
  const sent: Record<string, string> = { ...headers, ...who };
  const isHeld = sent['if-none-match'] === '$ETAG';
  if (isHeld) sent['if-none-match'] = (await site.api(method, url)).headers.get('etag') ?? '';
  const answer = await site.api(method, url, body, sent);
  const isThere = !NOT_THERE.includes(url.replace(/\?.*/, ''));
  const said = isThere ? [isHeld ? 304 : 200, undefined] : [404, 'not_found'];
  expect([answer.status, answer.body.code]).toEqual(said);
  if (url.includes('serchproperty')) expect(answer.body.data.total).toBeGreaterThan(0);
});

test.each(FETCHES)('%s: a page of another site asks for %s', async (_, url) => {
  const { id } = await asMember();
  const origin = 'https://www.example.in';
  const open = { kind: 'publishable', origins: [origin] } as const;
  const { headers } = await aKey(site.db(), id, ['search:read'], { ...open, origins: [origin] });
  const answer = await site.api('GET', url, undefined, { ...headers, origin });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
});

test('there are examples to try', () => {
  expect(CURLS.length).toBeGreaterThan(7);
  expect(FETCHES.length).toBeGreaterThan(0);
});

test('every call that is named is one, and so are its filters', () => {
  const named = PAGES.flatMap(({ file, text }) =>
    [...text.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/[^`\s?]+)(?:\?([^`]+))?`/g)].map(
      ([all, method, at = '', asked = '']) => ({ file, all, method, at, asked }),
    ),
  ).filter(({ file }) => !file.endsWith('specified-calls.md'));
  expect(named.length).toBeGreaterThan(10);
  for (const { file, all, method, at, asked } of named) {
    const endpoint = ENDPOINTS.find(
      (one) => one.method === method && compilePath(mountedPath(one.path)).regex.test(at),
    );
    expect(endpoint, `${file} ${all}`).toBeDefined();
    const read = Object.keys((endpoint?.query as { shape?: object })?.shape ?? {});
    expect(read).toEqual(expect.arrayContaining([...new URLSearchParams(asked).keys()]));
  }
});
