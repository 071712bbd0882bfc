import { truncate } from '#domain/lib/truncate.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { EventRow } from '#server/db/schema/index.ts';
import { presentEvent } from '#server/people/events/index.ts';
import { WebRefused } from '#server/ports/web/index.ts';
import { type Signing, signedHeaders } from './secret.ts';

/** For all of a call; who has much to do takes it down and answers. */
const PATIENCE_MS = 15_000;
/** Of an answer, for the log. */
const ANSWER_BYTES = 500;

export interface Attempt {
  at: Date;
  milliseconds: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export type Sent = Pick<EventRow, 'publicId' | 'type' | 'createdAt' | 'data'> &
  Signing & { url: string };

export const wasTaken = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

/** What went wrong, in words for the webhook's owner; nothing of our own insides. */
function wordsFor(error: unknown): string {
  if (error instanceof WebRefused) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return words.webhookNoAnswer({ seconds: PATIENCE_MS / 1000 });
  return code
    ? words.webhookNoConnectionBy({ code: truncate(code, 40) })
    : words.webhookNoConnection;
}

/** Sends an event once. Throws nothing. */
export async function sendEvent(context: Context, sent: Sent): Promise<Attempt> {
  const at = context.now();
  const began = performance.now();
  const body = JSON.stringify(presentEvent(sent));
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, body: answer } = await context.ports.web.call(sent.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(context, sent, { id: sent.publicId, body, at }),
      },
      body,
      patienceMs: PATIENCE_MS,
      maxBytes: ANSWER_BYTES,
      cut: true,
    });
    const text = answer.toString('utf8').replaceAll('\u0000', '');
    const isMoved = status >= 300 && status < 400;
    const error = isMoved ? refusalsWords.redirectsNotFollowed : null;
    return { at, milliseconds: took(), status, error, answer: text };
  } catch (error) {
    return { at, milliseconds: took(), status: null, error: wordsFor(error), answer: null };
  }
}
