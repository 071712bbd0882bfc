import { z } from 'zod';

/** Forms that several settings have. */

export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

export const aDay = (most: number) => z.coerce.number().int().min(0).max(10_000_000).default(most);

export const secret = () => z.string().min(32, 'must have 32 characters or more').optional();
export const text = () => z.string().optional();
