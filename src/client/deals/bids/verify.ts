import { type BidLogEntry, type Sha256, verifyLog } from '#domain/deals/bid-log.ts';
import { counted } from '#domain/lib/counted.ts';
import bidsWords from '#messages/deals/bids/index.ts';

/** By the browser's own cryptography, so that nobody need trust ours. */
const sha256: Sha256 = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export interface Verdict {
  isWhole: boolean;
  words: string;
}

/** Whether the log is as it was written, in words. */
export async function verify(log: readonly BidLogEntry[]): Promise<Verdict> {
  // Browsers give it to secure pages only.
  if (!globalThis.crypto?.subtle) {
    return { isWhole: false, words: bidsWords.httpsOnly };
  }
  const broken = await verifyLog(log, sha256);
  if (broken !== undefined) {
    return {
      isWhole: false,
      words: `Entry ${broken + 1} does not follow from the one before: the log was changed.`,
    };
  }
  const { length } = log;
  const last = log.at(-1)?.hash.slice(0, 12);
  return {
    isWhole: true,
    words: `All ${counted(length, 'entry is', { many: 'entries are' })} as they were written; the last one’s mark is ${last}.`,
  };
}
