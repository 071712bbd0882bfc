import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type BidLogEntry,
  type BidLogFacts,
  canonicalEntry,
  FIRST_HASH,
  hashedText,
  verifyLog,
} from '#domain/deals/bid-log.ts';
import { fc } from '#tests/fast-check.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const step = fc.record({
  event: fc.constantFrom('place', 'raise', 'counter', 'accept'),
  by: fc.constantFrom('buyer', 'owner'),
  amount: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: null }),
  conditions: fc.array(fc.string(), { maxLength: 3 }),
  message: fc.option(fc.string(), { nil: null }),
});

function chain(steps: readonly Omit<BidLogFacts, 'bidId' | 'seq' | 'at'>[]): BidLogEntry[] {
  const entries: BidLogEntry[] = [];
  for (const [i, facts] of steps.entries()) {
    const previousHash = entries.at(-1)?.hash ?? FIRST_HASH;
    const at = new Date(i * 1_000).toISOString();
    const whole = { ...facts, bidId: 7, seq: i + 1, at };
    entries.push({ ...whole, previousHash, hash: sha256(hashedText(previousHash, whole)) });
  }
  return entries;
}

const logs = fc.array(step, { minLength: 1, maxLength: 8 }).map(chain);
const logAndIndex = logs.chain((log) =>
  fc.record({ log: fc.constant(log), at: fc.nat(log.length - 1) }),
);

describe('the canonical form', () => {
  test('has sorted keys, no blanks, and nothing beyond the facts', () => {
    const [entry] = chain([
      { event: 'place', by: 'buyer', amount: 8_200_000, conditions: ['Vacant'], message: null },
    ]);
    expect(entry && canonicalEntry(entry)).toBe(
      '{"amount":8200000,"at":"1970-01-01T00:00:00.000Z","bidId":7,"by":"buyer","conditions":["Vacant"],"event":"place","message":null,"seq":1}',
    );
  });
});

describe('verifying a log', () => {
  test('finds nothing wrong with one as it was written, by a hash at once or later', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async (log) => {
        expect(await verifyLog(log, sha256)).toBeUndefined();
        expect(await verifyLog(log, async (text) => sha256(text))).toBeUndefined();
      }),
    );
  });

  const STEP = { event: 'raise', by: 'buyer', amount: 8_200_000, conditions: [], message: null };
  const three = () => chain([STEP, STEP, STEP]);
  /** With hashes as if it had been so from the beginning. */
  const rehashed = (entries: readonly BidLogEntry[]): BidLogEntry[] => {
    let previousHash = FIRST_HASH;
    return entries.map((entry) => {
      const hash = sha256(hashedText(previousHash, entry));
      const again = { ...entry, previousHash, hash };
      previousHash = hash;
      return again;
    });
  };

  test('of nothing finds nothing', async () => {
    expect(await verifyLog([], sha256)).toBeUndefined();
  });

  test('sees entries left out, though all hashes were made anew', async () => {
    expect(await verifyLog(rehashed(three()), sha256)).toBeUndefined();
    expect(await verifyLog(rehashed(three().slice(1)), sha256)).toBe(0);
    expect(await verifyLog(rehashed(three().toSpliced(1, 1)), sha256)).toBe(1);
  });

  test('sees an entry of another bid, though all hashes were made anew', async () => {
    const mixed = three().map((entry, i) => (i === 2 ? { ...entry, bidId: 8 } : entry));
    expect(await verifyLog(rehashed(mixed), sha256)).toBe(2);
  });

  test('sees an entry that names another before it, though its hash is right', async () => {
    const named = three().map((entry, i) =>
      i === 1 ? { ...entry, previousHash: 'f'.repeat(64) } : entry,
    );
    expect(await verifyLog(named, sha256)).toBe(1);
  });

  test('sees a hash that is not the entry’s', async () => {
    const wrong = three().map((entry, i) => (i === 2 ? { ...entry, hash: 'f'.repeat(64) } : entry));
    expect(await verifyLog(wrong, sha256)).toBe(2);
  });

  test('names the entry that was altered', async () => {
    await fc.assert(
      fc.asyncProperty(logAndIndex, async ({ log, at }) => {
        const altered = log.map((entry, i) =>
          i === at ? { ...entry, amount: (entry.amount ?? 0) + 1 } : entry,
        );
        expect(await verifyLog(altered, sha256)).toBe(at);
      }),
    );
  });

  test('notices an altered entry that was hashed anew, at the next one', async () => {
    await fc.assert(
      fc.asyncProperty(logAndIndex, async ({ log, at }) => {
        fc.pre(at < log.length - 1);
        const altered = log.map((entry, i) => {
          if (i !== at) return entry;
          const facts = { ...entry, message: `${entry.message ?? ''}!` };
          return { ...facts, hash: sha256(hashedText(entry.previousHash, facts)) };
        });
        expect(await verifyLog(altered, sha256)).toBe(at + 1);
      }),
    );
  });

  test('notices an entry left out before others, and others’ entries', async () => {
    await fc.assert(
      fc.asyncProperty(logAndIndex, async ({ log, at }) => {
        fc.pre(at < log.length - 1);
        expect(await verifyLog(log.toSpliced(at, 1), sha256)).toBe(at);
        const foreign = log.map((entry, i) => (i === at + 1 ? { ...entry, bidId: 8 } : entry));
        expect(await verifyLog(foreign, sha256)).toBe(at + 1);
      }),
    );
  });

  test('says nothing against an empty log', async () => {
    expect(await verifyLog([], sha256)).toBeUndefined();
  });
});
