import type { z } from 'zod';
import { envelope, pageOf, success } from './envelope.ts';

/**
 * A page of a longer list, which stays in `data` with the counts beside it: the shape of every
 * specified list but `serchproperty`, which alone nests its page in `data`.
 */
export const pagedList = <T extends z.ZodType>(item: T) => {
  const { data: list, ...counts } = pageOf(item).shape;
  return envelope(list).extend(counts);
};

/** A page as such an answer. */
export const successPage = <Page extends { data: readonly unknown[] }>({
  data,
  ...counts
}: Page) => ({
  ...success(data as Page['data']),
  ...counts,
});
