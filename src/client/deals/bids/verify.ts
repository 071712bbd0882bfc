import { type BidLogEntry, type Sha256, verifyLog } from '#domain/deals/bid-log.ts';
import bidsWords from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

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
      words: deskWords.entryDoesNot({ broken: broken + 1 }),
    };
  }
  const { length } = log;
  const last = log.at(-1)?.hash.slice(0, 12);
  return {
    isWhole: true,
    words: deskWords.allEntriesThey({ length, last: last ?? '' }),
  };
}
