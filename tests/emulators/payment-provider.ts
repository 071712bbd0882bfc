import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PaymentBooks } from './payment-books.ts';
import { asJson, type Fields, failure, type Reply, reply } from './payment-wire.ts';

/** What goes wrong with a request. Those that had their effect all the same are at the end. */
const TROUBLES = {
  'server error': (to) => send(to, failure(500, 'api_error', 'internal error', 'api_error')),
  'bad gateway': (to) => to.writeHead(502).end('<html>Bad gateway</html>'),
  'too many requests': (to) => send(to, failure(429, 'too_many', 'Slow down', 'rate_limit_error')),
  'not allowed': (to) => send(to, failure(401, 'auth', 'Not you', 'authentication_error')),
  'other JSON': (to) => send(to, reply({ hello: 'there' })),
  'JSON null': (to) => send(to, reply(null)),
  'broken JSON': (to) => to.writeHead(200).end('{"order_id": "ps_'),
  'redirect elsewhere': (to) => to.writeHead(307, { location: '/elsewhere' }).end(),
  'connection cut': (to) => to.destroy(),
  'no answer': () => {},
  'done, but no answer': () => {},
  'done, but the connection cut': (to) => to.destroy(),
  'done, but a server error': (to) => send(to, failure(500, 'api_error', 'internal error')),
} satisfies Record<string, (to: ServerResponse) => unknown>;
export type PaymentTrouble = keyof typeof TROUBLES;
export const PAYMENT_TROUBLES = Object.keys(TROUBLES) as PaymentTrouble[];
const hadEffect = (trouble: PaymentTrouble) => trouble.startsWith('done');

function send(to: ServerResponse, { status, body }: Reply): void {
  to.writeHead(status, { 'content-type': 'application/json' }).end(asJson(body));
}

export const PAYMENTS = { id: 'emulated-id', secret: 'emulated-secret' };
export const PAYOUTS = { id: 'emulated-payout-id', secret: 'emulated-payout-secret' };

function answerTo(books: PaymentBooks, method: string, url: URL, body: Fields): Reply {
  const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const [folder, things, id = '', part, partId = ''] = parts;
  const call = [method, folder, things, id && '*', part, partId && '*'].filter(Boolean).join(' ');
  switch (call) {
    case 'POST pg orders':
      return books.openOrder(body);
    case 'GET pg orders *':
      return books.order(id);
    case 'PATCH pg orders *':
      return books.changeOrder(id, body);
    case 'GET pg orders * payments':
      return books.payments(id);
    case 'POST pg orders * refunds':
      return books.openRefund(id, body);
    case 'GET pg orders * refunds *':
      return books.refund(id, partId);
    case 'POST payout transfers':
      return books.openTransfer(body);
    case 'GET payout transfers':
      return books.transfer(url.searchParams.get('transfer_id') ?? '');
    default:
      return failure(404, 'not_found', 'no such path');
  }
}

function isKnown({ headers }: IncomingMessage, path: string): boolean {
  const due = path.startsWith('/payout/') ? PAYOUTS : PAYMENTS;
  return (
    headers['x-client-id'] === due.id &&
    headers['x-client-secret'] === due.secret &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(headers['x-api-version']))
  );
}

/** A stand-in for the payment provider: its paths, fields, statuses and failures over HTTP. */
export async function startPaymentProvider() {
  const books = new PaymentBooks();
  /** Answers by idempotency key: the same request has its effect once. */
  const answered = new Map<string, { body: string; answer: Reply }>();

  function onlyOnce(key: string | undefined, body: string, act: () => Reply): Reply {
    const known = key === undefined ? undefined : answered.get(key);
    if (known && known.body !== body) {
      return failure(422, 'idempotency_key', 'key was used with another body', 'idempotency_error');
    }
    const answer = known?.answer ?? act();
    if (key !== undefined && answer.status < 400) answered.set(key, { body, answer });
    return answer;
  }

  const emulator = {
    baseUrl: '',
    books,
    /** Methods, paths and bodies as they came in. */
    requests: [] as { method: string; path: string; body: Fields; key: string | undefined }[],
    /** What happens to the next requests, one each. */
    troubles: [] as PaymentTrouble[],
    /** A webhook about a payment or a refund as it would be sent now. */
    webhook(type: string, data: Fields, now = Date.now()) {
      const body = asJson({ data, event_time: new Date(now).toISOString(), type });
      const timestamp = String(now);
      const signature = createHmac('sha256', PAYMENTS.secret)
        .update(timestamp + body)
        .digest('base64');
      const headers = new Headers({
        'x-webhook-signature': signature,
        'x-webhook-timestamp': timestamp,
      });
      return { body: Buffer.from(body), headers };
    },
    paymentWebhook(orderId: string, payment: Fields, now?: number) {
      const { order_amount, order_tags }: Fields = books.orders.get(orderId) ?? {};
      const status = String(payment.payment_status);
      return this.webhook(
        `PAYMENT_${status}_WEBHOOK`,
        {
          order: { order_id: orderId, order_amount, order_currency: 'INR', order_tags },
          payment,
          customer_details: { customer_id: '7' },
        },
        now,
      );
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const url = new URL(request.url ?? '/', 'http://provider');
    const method = request.method ?? '';
    const body = raw ? (JSON.parse(raw) as Fields) : {};
    const key = request.headers['x-idempotency-key'] as string | undefined;
    emulator.requests.push({ method, path: url.pathname + url.search, body, key });
    const trouble = emulator.troubles.shift();
    const answer =
      trouble && !hadEffect(trouble)
        ? undefined
        : isKnown(request, url.pathname)
          ? onlyOnce(key, raw, () => answerTo(books, method, url, body))
          : failure(401, 'request_unauthorized', 'authentication Failed', 'authentication_error');
    if (trouble) TROUBLES[trouble](response);
    else if (answer) send(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  emulator.baseUrl = `http://127.0.0.1:${address.port}`;
  return emulator;
}
