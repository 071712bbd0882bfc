import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { CapturedResponse } from '#server/hosts/captured-response.ts';

const aResponse = () => new CapturedResponse(new IncomingMessage(new Socket()));

test('keeps what is written, and its end', async () => {
  const response = aResponse();
  response.writeHead(201, { 'x-page': 'home' });
  response.write('<p>');
  response.write(Buffer.from('Baner'));
  response.end('</p>');
  expect((await response.done).toString()).toBe('<p>Baner</p>');
  expect(response.statusCode).toBe(201);
  expect(response.getHeader('x-page')).toBe('home');
});

test('a page that throws half-way fails, and is not waited for', async () => {
  const response = aResponse();
  const thrown = new Error('no such component');
  response.write('<p>');
  // As Astro does: some last words, and when they are written the end of it.
  response.write('Internal server error', () => response.destroy(thrown));
  await expect(response.done).rejects.toBe(thrown);
});

test('so does one that ends without saying why', async () => {
  const response = aResponse();
  response.destroy();
  await expect(response.done).rejects.toThrow('broke off');
});
