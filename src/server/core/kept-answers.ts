import type { KeptWith } from '#contract/lib/endpoint.ts';
import type { AnswerShelf } from './answer-shelf.ts';
import type { Context } from './context.ts';
import { registry } from './hooks.ts';

/**
 * The shelf of what an answer was made of, which is emptied as that changes; none while changes
 * might go unheard.
 */
export const answerShelves = registry<
  KeptWith,
  (context: Pick<Context, 'db'>) => AnswerShelf | undefined
>('where answers are kept');

/**
 * Says until when what is answered stays as it is though nothing is changed: a promotion ends, a home
 * is new no longer. Of several moments the first counts.
 */
export function holdsUntil({ reply }: Pick<Context, 'reply'>, at: number): void {
  if (at < (reply.holdsUntil ?? Number.POSITIVE_INFINITY)) reply.holdsUntil = at;
}
