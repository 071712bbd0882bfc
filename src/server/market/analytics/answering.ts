import type { Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { type Depth, fullHas, type MarketPlace } from '#contract/market/analytics-shapes.ts';
import { measure } from '#domain/market/kind.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb, VerbInput } from '#server/http/execute.ts';
import { keptAnswer } from './answer-cache.ts';
import { depthOf } from './depth.ts';
import { readAge } from './read-age.ts';

/** What is the same in every answer. */
type Common = 'asOf' | 'depth' | 'fullHas' | 'measure';
type Own<E extends Endpoint> =
  ResponseOf<E> extends { data: infer Data } ? Omit<Data, Common> : never;

export interface Asking {
  context: Context;
  depth: Depth;
}

/** A verb of the service: `make` gives what is its own, the rest and the keeping is the same. */
export function answering<E extends Endpoint>(
  { name }: E,
  make: (asking: Asking, input: VerbInput<E>) => Promise<Own<E>>,
  /** Whether it is of a district or of all Pune, where its place does not say so. */
  isOfMore?: (input: VerbInput<E>) => boolean,
): Verb<E> {
  return (async (context: Context, input: VerbInput<E>) => {
    const depth = depthOf(context);
    const age = await readAge(context.db);
    const key = JSON.stringify([name, currentLanguage(), depth, input.params, input.query]);
    const data = await keptAnswer(context.db, age.version, key, async () => {
      const own = await make({ context, depth }, input);
      const { place } = own as { place?: MarketPlace };
      const isWide = isOfMore?.(input) ?? (place !== undefined && place.kind !== 'locality');
      return {
        asOf: (isWide ? age.wideAsOf : age.asOf)?.toISOString() ?? null,
        depth,
        fullHas: depth === 'full' ? [] : fullHas(),
        measure: measure(),
        ...own,
      };
    });
    return success(data);
  }) as unknown as Verb<E>;
}
