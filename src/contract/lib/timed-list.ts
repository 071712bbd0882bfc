import { z } from 'zod';
import { envelope } from './envelope.ts';

/** A page of a longer list, which stays in `data`; with the server's clock for what runs out. */
export const timedList = <T extends z.ZodType>(item: T) =>
  envelope(z.array(item)).extend({
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    serverTime: z.iso.datetime(),
  });

export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** The query of a list that is read page by page. */
export const byPage = z.object({ page: pageNumber });
