import { mutate } from 'swr';
import type { CallInput, Endpoint } from '#contract/lib/endpoint.ts';
import type { Tag } from '#contract/lib/tags.ts';
import { onWrite } from './after-write.ts';
import { addressOf } from './api.ts';

/** Under what an answer is kept: which endpoint's, of what call, and what it is made of. */
export interface AnswerKey {
  name: string;
  address: string;
  tags: readonly Tag[];
}

/** What is made of several answers. */
export const tagsOf = (...reads: readonly Endpoint[]): Tag[] =>
  reads.flatMap(({ tags = [] }) => tags);

export const keyOf = <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): AnswerKey => ({
  name: endpoint.name,
  address: addressOf(endpoint, input),
  tags: endpoint.tags ?? [],
});

export const isAnswerKey = (key: unknown): key is AnswerKey =>
  typeof key === 'object' && key !== null && 'tags' in key;

/** Fetches anew every kept answer that is made of any of these; of none named, all there are. */
export const refreshTags = (tags: readonly Tag[]): Promise<unknown> =>
  mutate(
    (key) => isAnswerKey(key) && (tags.length === 0 || key.tags.some((tag) => tags.includes(tag))),
  );

/** Fetches anew every kept answer that such a call may have changed. */
export const refreshAfter = ({ changes = [] }: Endpoint): Promise<unknown> =>
  changes.length > 0 ? refreshTags(changes) : Promise.resolve();

// Whoever keeps answers loads this; a page that keeps none has nothing to refresh.
onWrite(refreshAfter);
