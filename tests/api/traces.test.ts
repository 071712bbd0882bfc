import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listLocalities } from '#contract/homes/localities.ts';
import type { Context } from '#server/core/context.ts';
import { askService } from '#server/hosts/ask-service.ts';
import { openTracing } from '#server/hosts/open-tracing.ts';
import { beginSpan, traceHeaders } from '#server/lib/seeing/tracing.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';
import { listening, smallFront } from './small-front.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

let database: TestDatabase;
let context: Context;
let collector: Awaited<ReturnType<typeof listening>>;
let spans: Span[] = [];

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  collector = await listening(
    createServer((req, res) => {
      void json(req).then((sent) => {
        for (const { scopeSpans } of (sent as Sent).resourceSpans)
          for (const { spans: some } of scopeSpans) spans.push(...some);
        res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }),
  );
});
afterAll(async () => {
  collector.close();
  await database.close();
});
beforeEach(() => {
  spans = [];
});

const word = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** What a site sends of the requests made meanwhile. */
async function traced(run: (url: string) => Promise<unknown>) {
  const front = await smallFront(context);
  const end = await openTracing(collector.url);
  await run(front.url);
  // The end of a request is told of once its answer has left.
  await front.idle();
  front.close();
  await end();
  return spans;
}

test('a request and its statements are one trace, which the caller may have begun', async () => {
  await traced((url) =>
    fetch(`${url}/api/locality`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } }),
  );
  const ours = spans.filter(({ traceId }) => traceId === TRACE);
  const request = ours.find(({ name }) => name === 'GET /api/locality');
  expect(request?.parentSpanId).toBe(CALLER);
  expect(word(request, 'http.response.status_code')).toBe(200);
  const statements = ours.filter(({ name }) => name === 'postgres');
  expect(statements.length).toBeGreaterThan(0);
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId);
  expect(word(statements[0], 'db.query.text')).toMatch(/^(select|with)/i);
});

test('a call of a service outside is a step of what called it, and nothing of it is told', async () => {
  await traced(async () => {
    await context.ports.mail.send({ to: 'asha@example.in', subject: 'secret', text: 'secret' });
  });
  expect(spans.map(({ name }) => name)).toContain('mail.send');
  expect(JSON.stringify(spans)).not.toMatch(/asha|secret/);
});

test('a service of ours on a host of its own hears of whose trace it is part', async () => {
  let heard: string | undefined;
  const service = await listening(
    createServer((req, res) => {
      heard = req.headers.traceparent as string | undefined;
      res.writeHead(503).end('{}');
    }),
  );
  await traced(async () => {
    const span = beginSpan('asking', () => ({ kind: 'client', words: {} }));
    await span?.run(() => askService(service.url, listLocalities).catch(() => undefined));
    span?.end({});
  });
  service.close();
  const { traceId, spanId } = spans.find(({ name }) => name === 'asking') ?? {};
  expect(heard).toBe(`00-${traceId}-${spanId}-01`);
});

test('where nobody asked for traces nothing is sent, or handed on', async () => {
  const end = await openTracing(undefined);
  const front = await smallFront(context);
  await fetch(`${front.url}/api/locality`);
  expect(traceHeaders()).toEqual({});
  front.close();
  await end();
  expect(spans).toEqual([]);
});
