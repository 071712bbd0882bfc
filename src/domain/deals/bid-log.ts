/** What a bid room's log says of one step; amounts are rupees. */
export interface BidLogFacts {
  bidId: number;
  /** From 1, without a gap. */
  seq: number;
  at: string;
  event: string;
  by: string;
  amount: number | null;
  conditions: readonly string[];
  message: string | null;
}

export interface BidLogEntry extends BidLogFacts {
  previousHash: string;
  hash: string;
}

/** SHA-256 of a text as hex; handed in, since browsers and servers each have their own. */
export type Sha256 = (text: string) => string | Promise<string>;

/** What the first entry of every log continues. */
export const FIRST_HASH = '0'.repeat(64);

/** The one spelling of an entry that is hashed: JSON with sorted keys and no blanks. */
export function canonicalEntry(facts: BidLogFacts): string {
  const { amount, at, bidId, by, conditions, event, message, seq } = facts;
  return JSON.stringify({ amount, at, bidId, by, conditions, event, message, seq });
}

/** What an entry's hash is the SHA-256 of. */
export const hashedText = (previousHash: string, facts: BidLogFacts) =>
  previousHash + canonicalEntry(facts);

/** The index of the first entry that was altered, left out or moved; undefined where all is well. */
export async function verifyLog(
  entries: readonly BidLogEntry[],
  sha256: Sha256,
): Promise<number | undefined> {
  let previous = FIRST_HASH;
  for (const [i, entry] of entries.entries()) {
    const follows = entry.seq === i + 1 && entry.previousHash === previous;
    const isOfThisBid = entry.bidId === entries[0]?.bidId;
    if (!follows || !isOfThisBid || entry.hash !== (await sha256(hashedText(previous, entry)))) {
      return i;
    }
    previous = entry.hash;
  }
  return undefined;
}
