import type { Endpoint } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { type Context, HOUSE } from '#server/core/context.ts';
import { countRead, type WalPlace } from '#server/db/replicas.ts';
import { readCookie, writeCookie } from '#server/session/cookie.ts';

const COOKIE = 'written';
/** Longer than any replica that answers is behind. */
const SECONDS = 60;

/** Where the log was when a browser last wrote, as its cookie says; what it says costs only a read. */
export function readWritten(header: string | undefined, siteUrl: string): WalPlace | undefined {
  const text = readCookie(header, COOKIE, siteUrl);
  return text && /^[0-9a-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : undefined;
}

export const writeWritten = (place: WalPlace, siteUrl: string): string =>
  writeCookie(COOKIE, place.toString(16), SECONDS, siteUrl);

/** After a call that may have changed something: what its browser reads next has it. */
export async function notePlace({ changes }: Endpoint, { replicas, reply }: Context) {
  if (!changes?.length || !replicas) return;
  reply.written = await replicas.place().catch(() => 2n ** 63n);
}

function chosen({ mayLag }: Endpoint, { replicas, caller, actor }: Context) {
  if (!mayLag || !replicas) return undefined;
  // A page is kept and shown to everybody: it has all that this process has heard of.
  if (caller === HOUSE) return replicas.pick({ at: replicas.heardAt });
  // Without a browser there is no telling what somebody has written.
  if (actor.kind === 'person' && !caller.isBrowser) return undefined;
  return replicas.pick({ ...(caller.written !== undefined && { place: caller.written }) });
}

/**
 * Answers a call on a replica where its endpoint lets one, and one is far enough. What fails there,
 * or is not there yet, the primary is asked for.
 */
export async function onReplica<Answer>(
  endpoint: Endpoint,
  context: Context,
  answer: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const db = chosen(endpoint, context);
  if (!db) {
    if (endpoint.mayLag && context.replicas) countRead('primary');
    return answer(context);
  }
  try {
    const answered = await answer({ ...context, db });
    countRead('replica');
    return answered;
  } catch (error) {
    if (isAppError(error) && error.code !== 'not_found') throw error;
    countRead('primary-after-replica');
    return answer(context);
  }
}
