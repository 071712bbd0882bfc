import type { Endpoint } from '#contract/lib/endpoint.ts';
import type { ErrorCode } from '#contract/lib/errors.ts';
import { heedsKey, IDEMPOTENCY_KEY } from '#contract/lib/idempotency-key.ts';
import words from '#messages/lib/kit/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** What is asked: two that are alike in all of it are one press and its repetition. */
interface Asked {
  endpoint: Endpoint;
  address: string;
  body?: unknown;
  file?: Blob | undefined;
}

interface Sending {
  key: string;
  body: string;
  file: Blob | undefined;
  changes: readonly string[];
}

/** Calls under way, and those whose answer was lost: by address, the last one only. */
const open = new Map<string, Sending>();

/** In words for a person: those of the contract speak to programs. */
const WORDS: Partial<Record<ErrorCode, string>> = labels(() => words.keyed);
export const wordsOfKeyed = (code: ErrorCode): string | undefined => WORDS[code];

// What lets somebody in is not stored, so that with a key its answer would be lost for good.
const isKeyed = (endpoint: Endpoint) =>
  !endpoint.service && heedsKey(endpoint) && endpoint.repeats !== 'secret';

export interface SentOnce {
  headers: Record<string, string>;
  /** No answer came: pressed again with the same content, it goes out under the same key. */
  lost(): void;
  done(): void;
  /** `code` as the API says it: words without one are of something in between, which knows as little. */
  refused(code: ErrorCode | undefined): void;
}

/**
 * Gives a POST its `Idempotency-Key`: a new one, or that of the same call as long as nobody knows
 * what became of it. Other content at the same address is another call; so is the same content
 * after another change of the same things has been made, as to follow, to leave, and to follow.
 */
export function sendOnce({ endpoint, address, body, file }: Asked): SentOnce {
  const changes: readonly string[] = endpoint.changes ?? [];
  const text = JSON.stringify(body) ?? '';
  const before = open.get(address);
  const isSame = before && before.body === text && before.file === file;
  const sending = isSame ? before : { key: newKey(), body: text, file, changes };
  const keep = () => void (isKeyed(endpoint) && open.set(address, sending));
  const forget = () => void (open.get(address) === sending && open.delete(address));
  keep();
  return {
    headers: isKeyed(endpoint) ? { [IDEMPOTENCY_KEY]: sending.key } : {},
    lost: keep,
    done() {
      forget();
      for (const [where, other] of open) {
        if (other.changes.some((tag) => changes.includes(tag))) open.delete(where);
      }
    },
    refused(code) {
      if (!code) keep();
      // Of one still under way the first call hears what became of it.
      else if (code !== 'in_progress') forget();
    },
  };
}

/** Also where `crypto.randomUUID` is not: on addresses without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
