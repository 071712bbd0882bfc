import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import type { AnswerShelf, ShelvedAnswer } from '#server/core/answer-shelf.ts';
import type { Context } from '#server/core/context.ts';
import { answerShelves } from '#server/core/kept-answers.ts';
import { frozen, jsonOf } from '#server/lib/kept-json.ts';
import { etagFor } from './etag.ts';
import { answerCall, type RawInput, type Route, readParameters } from './execute.ts';

const pack = promisify(gzip);
/** Answered within milliseconds the first time, and nearly as small as can be. */
const LEVEL = 5;
/** Shorter ones fit into a packet as they are. */
const MIN_PACKED = 1_024;
/** Of one endpoint, in characters of what was asked and how it was read. */
const READINGS_KEPT = 1_000_000;

/** An answer as it is sent, made now or kept since its like was asked for. */
export class ReadyAnswer {
  readonly #answer: ShelvedAnswer;
  readonly #weighAgain: () => void;

  constructor(answer: ShelvedAnswer, weighAgain: () => void = () => undefined) {
    this.#answer = answer;
    this.#weighAgain = weighAgain;
  }

  get etag(): string | undefined {
    return this.#answer.etag;
  }

  get bytes(): Buffer<ArrayBuffer> {
    return this.#answer.bytes;
  }

  /** Its bytes for somebody who takes them packed; none where that spares nothing. */
  async packed(): Promise<Buffer<ArrayBuffer> | undefined> {
    if (this.#answer.bytes.length < MIN_PACKED) return undefined;
    if (!this.#answer.gzip) {
      this.#answer.gzip = await pack(this.#answer.bytes, { level: LEVEL });
      this.#weighAgain();
    }
    return this.#answer.gzip;
  }
}

/** How the schemas read the parameters of a call, and what names its answer. */
interface Reading {
  read: ReturnType<typeof readParameters>;
  key: string;
}

const readings = new WeakMap<Endpoint, LRUCache<string, Reading>>();

function readingsOf(endpoint: Endpoint): LRUCache<string, Reading> {
  const known =
    readings.get(endpoint) ??
    new LRUCache<string, Reading>({
      maxSize: READINGS_KEPT,
      sizeCalculation: ({ key }, asked) => asked.length + key.length,
    });
  readings.set(endpoint, known);
  return known;
}

/** What was asked in the same words is read once: a schema reads it the same way every time. */
function readAsked(
  asked: string,
  endpoint: Endpoint,
  context: Context,
  input: RawInput,
): Reading & { isNew: boolean } {
  const known = readingsOf(endpoint);
  const before = known.get(asked);
  if (before) return { ...before, isNew: false };
  const read = frozen(readParameters(endpoint, context, input));
  const reading = { read, key: `${endpoint.name} ${JSON.stringify(read)}` };
  known.set(asked, reading);
  return { ...reading, isNew: true };
}

function readyOn(shelf: AnswerShelf | undefined, key: string, answer: ShelvedAnswer): ReadyAnswer {
  return new ReadyAnswer(answer, () => shelf?.weighAgain(key, answer));
}

/**
 * Answers a call whose answer is kept with what it was made of: what was asked before, in whatever
 * words, is sent as it was then, as long as nothing that decides it has changed.
 * @param asked path and query as they were written
 */
export const performKept =
  (asked: string) =>
  async (route: Route, context: Context, input: RawInput): Promise<unknown> => {
    const { endpoint } = route;
    const shelf = endpoint.keptWith && answerShelves.find(endpoint.keptWith)?.(context);
    const { read, key: question, isNew } = readAsked(asked, endpoint, context, input);
    const key = `${currentLanguage()} ${question}`;
    const now = context.now().getTime();
    const kept = shelf?.get(key, now);
    if (kept) return readyOn(shelf, key, kept);
    // Most of what is asked for the first time is never asked again, and would only be carried along.
    const keep = isNew ? undefined : shelf?.begin();
    const said = (await answerCall(route, context, read, {})) as object;
    const json = jsonOf(said);
    const bytes = json.bytes({ isAlone: keep !== undefined });
    const answer = { bytes, etag: etagFor(endpoint, said, json.mark) };
    // No longer than others may keep it, whatever a verb forgot to say.
    const most = now + (endpoint.cacheSeconds ?? 0) * 1_000;
    keep?.(key, answer, Math.min(most, context.reply.holdsUntil ?? most));
    return readyOn(shelf, key, answer);
  };
