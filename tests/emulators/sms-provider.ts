import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const AUTH_KEY = 'emulated-key';
const TEMPLATE_ID = 'emulated-template';

interface Flow {
  template_id: string;
  recipients: { mobiles: string; text: string }[];
}

const send = (to: ServerResponse, body: unknown, status = 200) =>
  to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** What goes wrong with every request while it is set. */
const TROUBLES = {
  'a refusal with status 200': (to) =>
    send(to, { type: 'error', message: '919822012345 is blocked' }),
  'server error': (to) => send(to, { type: 'error', message: 'went wrong' }, 500),
  'success with status 500': (to) => send(to, { type: 'success', message: 'x' }, 500),
  'other JSON': (to) => send(to, { hello: 'there' }),
  'JSON null': (to) => send(to, null),
  'no JSON': (to) => to.writeHead(200).end('<html>Bad gateway</html>'),
  'redirect elsewhere': (to) => to.writeHead(307, { location: '/elsewhere' }).end(),
  'connection cut': (to) => to.destroy(),
  'no answer': () => {},
  'half an answer': (to) => to.writeHead(200).write('{"type":'),
} satisfies Record<string, (to: ServerResponse) => unknown>;
export type SmsTrouble = keyof typeof TROUBLES;
export const SMS_TROUBLES = Object.keys(TROUBLES) as SmsTrouble[];

/** A stand-in for MSG91's flow call. Like the real one it answers 200 to most refusals. */
export async function startSmsProvider() {
  const emulator = {
    baseUrl: '',
    authKey: AUTH_KEY,
    templateId: TEMPLATE_ID,
    sent: [] as Flow['recipients'],
    paths: [] as string[],
    trouble: null as SmsTrouble | null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as Partial<Flow>;
    emulator.paths.push(request.url ?? '');
    if (emulator.trouble) return void TROUBLES[emulator.trouble](response);
    if (request.method !== 'POST' || request.url !== '/api/v5/flow') {
      return void send(response, { type: 'error', message: 'no such call' }, 404);
    }
    if (request.headers.authkey !== AUTH_KEY) {
      return void send(response, { type: 'error', message: 'Authentication failure' }, 401);
    }
    const { template_id, recipients = [] } = body;
    if (template_id !== TEMPLATE_ID || !recipients.every((r) => /^91\d{10}$/.test(r.mobiles))) {
      return void send(response, { type: 'error', message: 'Template or number invalid' });
    }
    emulator.sent.push(...recipients);
    send(response, { type: 'success', message: '5762846b4f8d285d378b4567' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  emulator.baseUrl = `http://127.0.0.1:${address.port}`;
  return emulator;
}
