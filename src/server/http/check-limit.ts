import type { Endpoint, Limit } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { type Context, HOUSE } from '#server/core/context.ts';
import { countedAs } from '#server/core/counted-as.ts';
import type { Left } from '#server/limits/limits.ts';

/**
 * What a caller has left, in the form of the IETF's draft "RateLimit header fields for HTTP". What
 * a shared cache may keep says only the rule: the rest is another caller's.
 */
function tell({ reply }: Context, endpoint: Endpoint, { calls, seconds }: Limit, left: Left): void {
  const name = JSON.stringify(endpoint.name);
  reply.headers = {
    ...reply.headers,
    'ratelimit-policy': `${name};q=${calls};w=${seconds}`,
    ...(!endpoint.cacheSeconds && { ratelimit: `${name};r=${left.calls};t=${left.seconds}` }),
  };
}

/** Counts the call by its endpoint's limit, and has the answer say how that stands. */
export async function checkLimit(endpoint: Endpoint, context: Context): Promise<void> {
  const { name, limit } = endpoint;
  // The house's own calls are for pages, whose rendering is limited where it is asked for.
  if (!limit || context.caller === HOUSE) return;
  try {
    tell(context, endpoint, limit, await context.limits.spend(name, countedAs(context), limit));
  } catch (refusal) {
    if (isAppError(refusal) && refusal.code === 'rate_limited')
      tell(context, endpoint, limit, { calls: 0, seconds: refusal.retryAfterSeconds ?? 1 });
    throw refusal;
  }
}
