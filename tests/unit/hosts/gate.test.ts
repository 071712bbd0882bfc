import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { LOAD_KINDS, type LoadKind, loadKindOf } from '#contract/lib/load-kind.ts';
import { isTurnedAway } from '#server/hosts/overload/busy.ts';
import { Gate, type Leave } from '#server/hosts/overload/gate.ts';
import { kindOfPath } from '#server/hosts/overload/kind-of-path.ts';

let signals = { delayMs: 0, queue: 0 };
let told: number[] = [];
let gate: Gate;
beforeEach(() => {
  vi.useFakeTimers();
  signals = { delayMs: 0, queue: 0 };
  told = [];
  const read = () => signals;
  gate = new Gate({ read, close: () => undefined }, (refused) => told.push(refused));
});
afterEach(() => {
  gate.close();
  vi.useRealTimers();
});

/** Comes until no more is let in at once; what is left in the queue is forgotten. */
async function fill(kind: LoadKind): Promise<Leave[]> {
  const leaves: Leave[] = [];
  for (;;) {
    const left = gate.standing().waiting;
    const entering = gate.enter(kind);
    entering.catch(() => undefined);
    if (gate.standing().waiting > left) return leaves;
    leaves.push(await entering);
  }
}

const outcome = (entering: Promise<Leave>) =>
  entering.then(
    () => 'in',
    (error: unknown) => (isTurnedAway(error) ? 'away' : String(error)),
  );

test('a burst waits for its turn, and is turned away when none comes', async () => {
  const leaves = await fill('browse');
  const next = outcome(gate.enter('browse'));
  for (const leave of leaves) leave();
  expect(await next).toBe('in');
  // Neither idle nor late: what there is of room is right.
  signals = { delayMs: 18, queue: 0 };
  await fill('browse');
  for (let others = 0; others < 100; others++) gate.enter('browse').catch(() => undefined);
  const inVain = gate.enter('browse').catch((error) => error);
  await vi.advanceTimersByTimeAsync(400);
  const refusal = await inVain;
  expect(refusal).toMatchObject({ code: 'unavailable' });
  expect(refusal.retryAfterSeconds).toBeGreaterThanOrEqual(2);
  expect(gate.standing().waiting).toBe(0);
  expect(told.length).toBeGreaterThan(0);
});

test('a few wait for their turn, though it takes seconds', async () => {
  const leaves = await fill('picture');
  signals = { delayMs: 18, queue: 0 };
  const patient = outcome(gate.enter('picture'));
  await vi.advanceTimersByTimeAsync(6_000);
  for (const leave of leaves) leave();
  expect(await patient).toBe('in');
  await fill('picture');
  const forgotten = outcome(gate.enter('picture'));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await forgotten).toBe('away');
});

test('in a crowd who has just come is let in, and nobody who has waited too long', async () => {
  const leaves = await fill('browse');
  signals = { delayMs: 18, queue: 0 };
  const early = Array.from({ length: 40 }, () => outcome(gate.enter('browse')));
  await vi.advanceTimersByTimeAsync(30);
  const late = outcome(gate.enter('browse'));
  leaves.pop()?.();
  expect(await late).toBe('in');
  // A loop that is late by seconds: no timer has run when the next place becomes free.
  const inTime = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  leaves.pop()?.();
  inTime.mockRestore();
  expect(new Set(await Promise.all(early))).toEqual(new Set(['away']));
});

test('in a crowd that lasts nobody waits behind those who are let in first', async () => {
  await fill('browse');
  signals = { delayMs: 18, queue: 0 };
  const ask = () => outcome(gate.enter('browse'));
  const crowd = Array.from({ length: 40 }, ask);
  // Longer than a burst: somebody has been waiting ever since.
  for (let steps = 0; steps < 12; steps++) {
    await vi.advanceTimersByTimeAsync(45);
    crowd.push(...Array.from({ length: 10 }, ask));
  }
  const waiting = gate.standing().waiting;
  expect(waiting).toBeGreaterThan(0);
  crowd.push(...Array.from({ length: 100 }, ask));
  // No timer has run meanwhile.
  expect(gate.standing().waiting).toBeLessThanOrEqual(Math.max(waiting, 30));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['away']));
});

test('eight pages that wait are a few visitors, thirty are a crowd', async () => {
  signals = { delayMs: 18, queue: 0 };
  const ask = (count: number) => Array.from({ length: count }, () => outcome(gate.enter('page')));
  await fill('page');
  const few = ask(7);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gate.standing().waiting).toBe(8);
  const crowd = [...few, ...ask(22)];
  await vi.advanceTimersByTimeAsync(400);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['away']));
});

test('what is less important finds no room while there is some for the more important', async () => {
  // The site is full of what anybody looks up.
  await fill('browse');
  await expect(gate.enter('renewal')).rejects.toThrow('Very many people');
  const waits = new Set<LoadKind>();
  for (const kind of LOAD_KINDS) {
    const before = gate.standing().waiting;
    gate.enter(kind).catch(() => undefined);
    if (gate.standing().waiting > before) waits.add(kind);
  }
  expect(waits).toEqual(new Set(['beside', 'picture', 'browse', 'page']));
  // Full of what people do, it still takes payments.
  await fill('act');
  expect(await outcome(gate.enter('money'))).toBe('in');
});

test('a heavy thing has its turn before the light ones that are less important', async () => {
  const leaves = await fill('act');
  signals = { delayMs: 120, queue: 0 };
  await vi.advanceTimersByTimeAsync(11_000);
  expect(gate.standing().room).toBe(8);
  for (const leave of leaves.splice(1)) leave();
  const order: string[] = [];
  void gate.enter('page').then(() => order.push('page'));
  // It would fit, beside the one that is within.
  void gate.enter('browse').then(() => order.push('browse'));
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual([]);
  leaves[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['page']);
});

test('who waits is let in by importance, not by when they came', async () => {
  const leaves = await fill('act');
  const order: string[] = [];
  for (const kind of ['browse', 'own', 'act', 'act'] as const) {
    void gate.enter(kind).then(() => order.push(kind));
  }
  // The first place is that of the one who found it full.
  for (const leave of leaves.splice(0, 3)) leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['act', 'act']);
  for (const leave of leaves) leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['act', 'act', 'own', 'browse']);
});

test('a busy processor lets in less, one that waits for others more', async () => {
  const { room } = gate.standing();
  const leaves = await fill('act');
  signals = { delayMs: 120, queue: 0 };
  await vi.advanceTimersByTimeAsync(500);
  expect(gate.standing().room).toBeLessThan(room / 2);
  for (const leave of leaves) leave();
  signals = { delayMs: 0, queue: 0 };
  await vi.advanceTimersByTimeAsync(5_000);
  expect(gate.standing().room).toBeGreaterThan(room * 0.9);
  // A slow service outside keeps calls within, and nobody else out.
  await fill('act');
  const waiting = setInterval(() => gate.enter('act').catch(() => undefined), 20);
  await vi.advanceTimersByTimeAsync(3_000);
  clearInterval(waiting);
  expect(gate.standing().room).toBeGreaterThan(2 * room);
});

test('room is given back once, and a thing too heavy for the room alone still has its turn', async () => {
  const leave = await gate.enter('page');
  leave();
  leave();
  expect(gate.standing().within).toBe(0);
});

describe('the kind of a request', () => {
  const site = ENDPOINTS.filter(({ service }) => !service);
  const kindOf = kindOfPath(site);

  test('follows from its declaration, found by method and path in any case', () => {
    expect(kindOf('POST', '/api/contact/create')).toBe('money');
    expect(kindOf('POST', '/api/Payment/Webhook/')).toBe('money');
    expect(kindOf('GET', '/api/booking/getCallBack')).toBe(kindOf('GET', '/api/nothing/of/ours'));
    expect(kindOf('GET', '/api/property/propertylist')).toBe('browse');
    expect(kindOf('GET', '/api/messages/stream')).toBe('stream');
    expect(kindOf('POST', '/analytics/v1/anything')).toBe('beside');
    expect(kindOf('GET', '/media/3-800.webp')).toBe('picture');
    expect(kindOf('GET', '/payment/checkout/session_1')).toBe('money');
    // Nobody is let in before others by what their address merely holds.
    expect(kindOf('GET', '/localities/checkout/a')).toBeUndefined();
    for (const path of ['/', '/healthz', '/readyz', '/PropertyListHome', '/_astro/a.js'])
      expect(kindOf('GET', path)).toBeUndefined();
  });

  test('every endpoint has one, payments the last, looks of strangers among the first', () => {
    const kinds = new Map(site.map((endpoint) => [endpoint.name, loadKindOf(endpoint)]));
    for (const name of ['createOrder', 'paymentWebhook', 'getOrder', 'refreshOrder', 'cancelOrder'])
      expect(kinds.get(name)).toBe('money');
    expect(LOAD_KINDS.at(-1)).toBe('money');
    expect(kinds.get('propertyList') ?? 'browse').toBe('browse');
    expect(new Set(kinds.values()).size).toBeGreaterThanOrEqual(6);
  });
});
