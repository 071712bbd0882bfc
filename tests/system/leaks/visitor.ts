import { expect } from 'vitest';
import { patience } from '#tests/patience.ts';
import { textsOf } from './places.ts';
import type { Place, SecretsUsed } from './secrets-used.ts';

export interface Scene {
  url: string;
  secrets: SecretsUsed;
  /** Everything the site answered, without what an answer hands out on purpose. */
  answers: Place[];
}

/** Text is JSON already, right or wrong; bytes are a file. */
type Body = object | string | Buffer;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of it, it knows.
  body: any;
}

export interface Visitor {
  /** One call, whose answer is kept. */
  call(method: string, path: string, body?: Body, type?: string): Promise<Answer>;
  /** The same, for an answer that must have this status; returns its body. */
  send(
    status: number,
    method: string,
    path: string,
    body?: Body,
    type?: string,
  ): Promise<Answer['body']>;
  /** The code of the `count`th message to somebody, oldest first. */
  codeSentTo(to: string, count?: number): Promise<string>;
  token(): string;
  cookie(): string;
}

const BROWSER = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const UNSAID = ['set-cookie', 'location'];

function bodyOf(body: Body | undefined, type: string | undefined) {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) {
    return { headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(body) };
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { 'content-type': type ?? 'application/json' }, body: text };
}

/** Takes up every code that the sandbox has sent to anybody. */
export async function addCodesSent({ url, secrets }: Scene): Promise<void> {
  const sent = await (await fetch(`${url}/api/sandbox/outbox`)).text();
  for (const [code] of sent.matchAll(/\b(?:\d{6}|\d{8})\b/g)) secrets.addCode(code);
}

let visitors = 0;

/** Somebody at an address of their own, with a browser or with a plain client. */
export function newVisitor({ url, secrets, answers }: Scene, kind: 'browser' | 'client'): Visitor {
  const address = `10.9.8.${++visitors}`;
  let token = '';
  let cookie = '';

  /** Takes up what the answer hands out; returns the rest of the text. */
  function takeUp(text: string, headers: Headers): string {
    const set = /^session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];
    if (set) cookie = secrets.add('cookie', set);
    const body = headers.get('content-type')?.startsWith('application/json') && JSON.parse(text);
    token = body?.token ?? token;
    const handed = body?.token ?? body?.data?.reference ?? body?.data?.key;
    return handed ? text.replace(secrets.add('token, reference or key', handed), '') : text;
  }

  async function fetchIt(method: string, path: string, body?: Body, type?: string) {
    const { headers, ...rest } = bodyOf(body, type);
    return fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(kind === 'browser' && { ...BROWSER, origin: url }),
        ...(token && { authorization: kind === 'browser' ? token : `Bearer ${token}` }),
        ...(cookie && { cookie: `session=${cookie}` }),
        ...headers,
      },
      ...rest,
    });
  }

  async function call(method: string, path: string, body?: Body, type?: string): Promise<Answer> {
    const answer = await fetchIt(method, path, body, type);
    const { status } = answer;
    const mime = answer.headers.get('content-type') ?? '';
    const text = /json|text|xml/.test(mime) ? await answer.text() : '';
    const headers = [...answer.headers].filter(([name]) => !UNSAID.includes(name));
    const rest = takeUp(text, answer.headers);
    answers.push({
      where: `the answer ${status} to ${method} ${path}`,
      text: `${rest}\n${JSON.stringify(headers)}`,
      words: textsOf(rest),
    });
    return { status, body: mime.startsWith('application/json') ? JSON.parse(text) : text };
  }

  return {
    token: () => token,
    cookie: () => cookie,
    call,
    async send(status, method, path, body, type) {
      const answer = await call(method, path, body, type);
      const what = secrets.mask(`${method} ${path}`);
      const said = secrets.mask(JSON.stringify(answer.body)).slice(0, 300);
      expect([what, answer.status, said]).toEqual([what, status, said]);
      return answer.body;
    },
    async codeSentTo(to, count = 1) {
      const sent = async () => {
        const answer = await fetchIt('GET', `/api/sandbox/outbox?to=${encodeURIComponent(to)}`);
        const { data } = (await answer.json()) as { data: { subject: string; text: string }[] };
        const texts = data.map(({ subject, text }) => `${subject} ${text}`);
        return texts.flatMap((text) => /\b(?:\d{6}|\d{8})\b/.exec(text)?.[0] ?? []).reverse();
      };
      await expect.poll(async () => (await sent()).length, { timeout: patience(5) }).toBe(count);
      return (await sent()).at(-1) ?? '';
    },
  };
}
