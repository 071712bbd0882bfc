import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import type { LatLng } from '#domain/lib/geo.ts';

export interface Locality extends LatLng {
  slug: string;
  name: string;
  /** Empty where nobody has written the name in Devanagari yet. */
  devanagari: string;
  authority: PlanningAuthority;
  pincode: string | null;
  /** Rupees per square foot; null where unknown. */
  saleRate: number | null;
  /** Rupees per square foot a month; null where unknown. */
  rentRate: number | null;
  aliases: readonly string[];
}

/** A locality as it is written down; rates are left out where they are unknown. */
export type LocalityFact = readonly [
  slug: string,
  name: string,
  devanagari: string,
  lat: number,
  lng: number,
  pincode: string,
  aliases?: readonly string[],
  saleRate?: number,
  rentRate?: number,
];

/** The localities of one part of town that lie in one authority's limits. */
export function limitsOf(
  authority: PlanningAuthority,
  facts: readonly LocalityFact[],
): readonly Locality[] {
  return facts.map(
    ([slug, name, devanagari, lat, lng, pincode, aliases = [], saleRate = 0, rentRate = 0]) => ({
      slug,
      name,
      devanagari,
      lat,
      lng,
      authority,
      pincode: pincode || null,
      saleRate: saleRate || null,
      rentRate: rentRate || null,
      aliases,
    }),
  );
}
