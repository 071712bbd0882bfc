import { expect, test } from 'vitest';
import { addressOf } from '#server/http/caller.ts';
import { readEnv } from '#server/lib/env.ts';
import { networkOf } from '#server/limits/network.ts';

test('an IPv4 address counts by itself, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('an IPv6 address counts with all others of its /64', () => {
  const network = '2001:db8:1:2::/64';
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:0:0:0:0',
  ])
    expect([address, networkOf(address)]).toEqual([address, network]);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network);
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address is left as it is', () => {
  for (const odd of ['unknown', 'house', '', ':', '%', '::ffff:x', '1.2.3.4:80'])
    expect(networkOf(odd)).toBe(odd);
});

test('of X-Forwarded-For only the last address counts, and only behind a proxy of ours', () => {
  const socket = { remoteAddress: '192.0.2.1' };
  const behind = readEnv({ TRUST_PROXY: 'true' });
  for (const [forwarded, address] of [
    ['6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['6.6.6.6,', '192.0.2.1'],
    [null, '192.0.2.1'],
  ] as const)
    expect([forwarded, addressOf(socket, forwarded, behind)]).toEqual([forwarded, address]);
  expect(addressOf(socket, '6.6.6.6', readEnv({}))).toBe('192.0.2.1');
});
