import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSlow } from '#server/hosts/close-slow.ts';
import { patience } from '#tests/patience.ts';

const CLIENTS = 50;
/** Longer than a busy machine keeps one that brings everything at once waiting for its turn. */
const SLOW_MS = patience(0.5);
const TEST_MS = patience(20);

let server: Server;
let open: Socket[];
beforeEach(async () => {
  open = [];
  server = createServer((req, res) => {
    if (req.url === '/stream') return void res.write('data: here\n\n');
    if (req.url === '/large') return void res.end(Buffer.alloc(32_000_000));
    req.resume().on('end', () => res.end('all of it'));
  });
  closeSlow(server, { lookMs: 20, slowMs: SLOW_MS, leastBytes: 1_000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function say(text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const POST = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 6000\r\n\r\n';
/** By a reset too, of which `once` would make an error. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
const left = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('bodies that come in drops are closed, one that comes at once is read', {
  timeout: TEST_MS,
}, async () => {
  const drops = await Promise.all(Array.from({ length: CLIENTS }, () => say(POST)));
  for (const socket of drops) {
    const timer = setInterval(() => socket.write('x'), 30);
    socket.once('close', () => clearInterval(timer)).resume();
  }
  const whole = await say(POST + 'x'.repeat(6_000));
  const [answer] = await once(whole, 'data');
  expect(String(answer)).toContain('all of it');
  await Promise.all(drops.map(closed));
});

test('who does not read an answer is closed, a stream on which nothing happens stays', {
  timeout: TEST_MS,
}, async () => {
  const stream = await say('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  stream.resume();
  for (let i = 0; i < CLIENTS; i++) (await say('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')).pause();
  await expect.poll(left).toBeGreaterThan(1);
  await expect.poll(left, { timeout: TEST_MS }).toBe(1);
  expect(stream.destroyed).toBe(false);
});
