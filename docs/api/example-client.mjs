// A small client of Propertysearch's API in plain Node 22 or later, without packages. It pushes a CSV
// of listings and hears of what happens to them. Our tests run it, so it stays true.
//
//   PROPERTYSEARCH_KEY=ps_live_… node example-client.mjs push listings.csv
//   PROPERTYSEARCH_SECRET=whsec_… node example-client.mjs listen 8080
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const ROWS_A_CALL = 500;
/** Older deliveries may be somebody's replay. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Sends lines of CSV, the header first, and yields every row's result. A row that is refused stands in
 * no other's way; sent again, all of it changes nothing.
 * @param options.lines one record each: this client knows no line breaks inside of cells
 */
export async function* pushCsv({ site, key, lines, fetch = globalThis.fetch }) {
  let header;
  let batch = [];
  let before = 0;
  const send = async () => {
    const answer = await fetch(`${site}/api/feed/listings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
      body: [header, ...batch].join('\n'),
    });
    const { status, message, data } = await answer.json();
    if (status !== 1) throw new Error(message);
    const results = data.rows.map((result) => ({ ...result, row: before + result.row }));
    before += batch.length;
    batch = [];
    return results;
  };
  for await (const line of lines) {
    if (header === undefined) header = line;
    else if (line.trim() !== '') batch.push(line);
    if (batch.length === ROWS_A_CALL) yield* await send();
  }
  if (batch.length > 0) yield* await send();
}

/** Every event since a cursor, to be kept by you, oldest first; the last one's `cursor` goes on. */
export async function* eventsSince({ site, key, cursor, fetch = globalThis.fetch }) {
  for (let more = true; more; ) {
    const after = cursor ? `&after=${cursor}` : '';
    const answer = await fetch(`${site}/api/events?limit=200${after}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { status, message, data, nextCursor, hasMore } = await answer.json();
    if (status !== 1) throw new Error(message);
    cursor = nextCursor;
    more = hasMore;
    for (const event of data) yield { event, cursor };
  }
}

/** The event of a delivery. Throws where we did not sign it: then answer 400. */
export function verifyWebhook({ secret, headers, body, now = Date.now() }) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is being replaced there is a signature of each.
  const isSigned = (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new Error('The signature is wrong.');
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw new Error('The delivery is too old.');
  }
  return JSON.parse(body);
}

/** A server that hands each event to `handle` once, whatever is delivered twice. */
export function listen({ secret, port, handle }) {
  const handled = new Set();
  return createServer(async (request, response) => {
    try {
      const body = await text(request);
      const event = verifyWebhook({ secret, headers: request.headers, body });
      if (!handled.has(event.id)) await handle(event);
      handled.add(event.id);
      response.writeHead(204).end();
    } catch (error) {
      // We send it again, later each time, for about three days.
      response.writeHead(400).end(error.message);
    }
  }).listen(port);
}

if (import.meta.main) {
  const [command, argument] = process.argv.slice(2);
  const site = process.env.PROPERTYSEARCH_SITE ?? 'http://localhost:4321';
  if (command === 'push') {
    const lines = createInterface({ input: createReadStream(argument) });
    for await (const { row, externalId, result, errors } of pushCsv({
      site,
      key: process.env.PROPERTYSEARCH_KEY,
      lines,
    })) {
      const why = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      process.stdout.write(`${[row, externalId, result, why].join('\t')}\n`);
    }
  } else if (command === 'listen') {
    listen({
      secret: process.env.PROPERTYSEARCH_SECRET,
      port: Number(argument),
      handle: (event) => process.stdout.write(`${event.type} ${JSON.stringify(event.data)}\n`),
    });
  }
}
