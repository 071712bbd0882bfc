import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';

test('a port given out is given to nobody else, listened on or not', async () => {
  const first = await freePort();
  const second = await freePort();
  expect(second).not.toBe(first);
  // As another process would ask for it: what is its sign is held by this one.
  const other = createServer().listen(first + 1, '127.0.0.1');
  const [error] = await once(other, 'error');
  expect(error).toMatchObject({ code: 'EADDRINUSE' });
  const own = createServer().listen(first, '127.0.0.1');
  await once(own, 'listening');
  own.close();
});

test('ports given out are none that the system gives to whoever asks for any', async () => {
  const port = await freePort();
  const any = createServer().listen(0, '127.0.0.1');
  await once(any, 'listening');
  const given = any.address();
  any.close();
  expect(port).toBeLessThan(typeof given === 'object' && given ? given.port : 0);
  expect(port).toBeLessThan(32_768);
});
