import { z } from 'zod';
import { named } from '#contract/lib/named.ts';

/** Where a home is to the door: for its owner, and for who may know it (domain/deals/sees-address.ts). */
export const exactPlace = z.object({
  /** House, building and street; null where its owner has not told. */
  door: z.string().nullable(),
  address: z.string(),
  landmark: z.string().nullable(),
  pincode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
named({ ExactPlace: exactPlace });
export type ExactPlace = z.infer<typeof exactPlace>;
