import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { KEY_IN_TEXT } from '#domain/lib/api-key.ts';
import { languageAsked } from '#messages/lib/accept-language.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { tagOf } from '#messages/lib/language.ts';
import { ANONYMOUS, type Context, type Reply } from '#server/core/context.ts';
import { nameRoute } from '#server/lib/seeing/doing.ts';
import { callerOf, type SentHeaders } from './caller.ts';
import { takesGzip } from './compression.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { isHeld } from './etag.ts';
import { execute, type Route } from './execute.ts';
import { failureOf } from './failure.ts';
import { bySpecificity, compilePath, type Mounting, SITE_MOUNTING } from './path-pattern.ts';
import { readQuery } from './read-input.ts';
import { performKept, type ReadyAnswer } from './ready-answer.ts';
import { type Bindings, cachingOf, JSON_TYPE, POLICY } from './send.ts';

/** Whoever sends one of these asks for more than an answer that everybody is given. */
const SPECIAL = ['authorization', 'content-length', 'transfer-encoding', 'upgrade'] as const;
/** What a URL parser leaves as it is; anything else goes the long way, where one reads it. */
const PLAIN_PATH = /^(?:\/(?!\.)[\w,.-]*)+$/;
const PLAIN_QUERY = /^[!-~]*$/;
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$/;

interface Lane {
  route: Route;
  path: string;
  regex: RegExp;
  names: string[];
  /** What every answer says, whatever it is. */
  headers: Record<string, string>;
}

/** A request that goes by a lane. */
interface Found {
  lane: Lane;
  path: string;
  search: string;
}

/** Whether some path could be meant by both patterns. */
function mayBeBoth(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().split('/'), other.toLowerCase().split('/')];
  const isOpen = (part = '') => part.includes('{');
  return (
    a.length === b.length && a.every((part, i) => part === b[i] || isOpen(part) || isOpen(b[i]))
  );
}

/** The endpoints whose answers are kept, but for one whose path another is asked before. */
function lanesOf(routes: readonly Route[], { at, docs }: Mounting): Lane[] {
  const gets = routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .sort((a, b) => bySpecificity(a.endpoint.path, b.endpoint.path));
  return gets.flatMap((route, i) => {
    const { endpoint } = route;
    const path = at(endpoint.path);
    const isHidden = gets.slice(0, i).some((before) => mayBeBoth(at(before.endpoint.path), path));
    if (!endpoint.keptWith || isHidden) return [];
    return [{ route, path, ...compilePath(path), headers: headersOf(endpoint, docs) }];
  });
}

/** As the long way has it. */
const headersOf = (endpoint: Endpoint, docs: string): Record<string, string> => ({
  vary: `accept-encoding, accept-language${endpoint.key ? ', origin' : ''}`,
  'content-security-policy': POLICY,
  ...Object.fromEntries(deprecationHeaders(endpoint, docs)),
});

/** What was sent, as it is asked for elsewhere. */
const sentHeaders = (headers: IncomingHttpHeaders): SentHeaders => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
  has: (name) => headers[name.toLowerCase()] !== undefined,
});

/**
 * Answers calls whose answers are kept (`keptWith`) on `node:http` as it is: to carry a request into
 * the web's own objects and an answer out of them costs more than to find the answer. Nothing else is
 * another: `execute` judges, counts and reads the call, and the headers are those of the long way,
 * which takes whatever is in any way special. A test holds both ways to the same answers.
 */
export function quickLane(
  routes: readonly Route[],
  base: Context,
  mounting: Mounting = SITE_MOUNTING,
): (req: IncomingMessage, res: ServerResponse, bindings: () => Bindings) => boolean {
  const lanes = lanesOf(routes, mounting);
  const byPath = new Map(lanes.map((lane) => [lane.path.toLowerCase(), lane]));
  const open = lanes.filter(({ names }) => names.length > 0);

  function laneOf(path: string): Lane | undefined {
    const found = byPath.get(path) ?? byPath.get(path.toLowerCase().replace(/(?<=.)\/$/, ''));
    return found ?? open.find(({ regex }) => regex.test(path));
  }

  function find({ method, url = '', headers }: IncomingMessage): Found | undefined {
    if (method !== 'GET' || !PLAIN_HOST.test(headers.host ?? '')) return undefined;
    for (const name of SPECIAL) if (headers[name] !== undefined) return undefined;
    const accepted = headers['accept-encoding'];
    if (accepted !== undefined && !takesGzip(String(accepted))) return undefined;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const search = mark < 0 ? '' : url.slice(mark);
    if (!PLAIN_PATH.test(path) || !PLAIN_QUERY.test(search) || search.includes('#'))
      return undefined;
    const lane = laneOf(path);
    return lane && url.search(KEY_IN_TEXT) < 0 ? { lane, path, search } : undefined;
  }

  function execution({ lane, path, search }: Found, context: Context): Promise<unknown> {
    const { route, names, regex } = lane;
    return execute(
      route,
      context,
      {
        params: () => {
          const values = names.length > 0 ? regex.exec(path)?.slice(1) : undefined;
          return Object.fromEntries(names.map((name, i) => [name, values?.[i] ?? '']));
        },
        query: () => readQuery(search.slice(1)),
      },
      performKept(path + search),
    );
  }

  async function answer(req: IncomingMessage, res: ServerResponse, found: Found, bound: Bindings) {
    const { lane } = found;
    nameRoute(lane.path);
    const sent = req.headers;
    const language = languageAsked(sent['accept-language']);
    const reply: Reply = {};
    const headers: OutgoingHttpHeaders = { ...lane.headers, 'content-language': tagOf(language) };
    const before = res.getHeader('vary');
    if (before !== undefined) headers.vary = `${headers.vary}, ${before}`;
    try {
      const caller = callerOf(sentHeaders(sent), bound.address, base, base.now());
      const context = { ...base, caller, reply, actor: ANONYMOUS };
      const ready = (await inLanguage(language, () => execution(found, context))) as ReadyAnswer;
      const isPacked = sent['accept-encoding'] !== undefined;
      const packed = isPacked ? await ready.packed() : undefined;
      Object.assign(headers, reply.headers);
      headers['cache-control'] = cachingOf(lane.route.endpoint, context);
      if (ready.etag !== undefined) headers.etag = ready.etag;
      if (ready.etag !== undefined && isHeld(sent['if-none-match'], ready.etag)) {
        res.writeHead(304, headers).end();
        return;
      }
      if (packed) headers['content-encoding'] = 'gzip';
      sendBytes(res, 200, headers, packed ?? ready.bytes);
    } catch (error) {
      const failed = failureOf(base, error, bound.requestId, () => lane.path);
      const { status, body } = failed;
      Object.assign(headers, reply.headers, failed.headers);
      sendBytes(res, status, headers, Buffer.from(JSON.stringify(body)));
    }
  }

  return (req, res, bindings) => {
    const found = find(req);
    if (!found) return false;
    void answer(req, res, found, bindings());
    return true;
  };
}

/** Bytes: a text would be written letter by letter. */
function sendBytes(
  res: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  bytes: Buffer,
): void {
  Object.assign(headers, JSON_TYPE, { 'content-length': bytes.length });
  res.writeHead(status, headers).end(bytes);
}
