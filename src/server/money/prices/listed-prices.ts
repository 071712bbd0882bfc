import type { Rupees } from '#domain/lib/money.ts';
import type { SignUpRole } from '#domain/lib/role.ts';
import type { GrantKind, PricedPurpose } from '#domain/money/purpose.ts';
import { hook } from '#server/core/hooks.ts';

/** An item of the price list as it is first put into the table; staff change it from there. */
export interface ListedPrice {
  code: string;
  purpose: PricedPurpose | 'adCampaign';
  /** Packages are for one role. */
  role?: SignUpRole;
  name: string;
  description: string;
  /** Without GST. */
  rupees: Rupees;
  /** For how long; absent where it never runs out. */
  days?: number;
  grants?: Partial<Record<GrantKind, number>>;
}

/** The first price list: each area that sells adds what it asks. */
export const listedPrices = hook<[], readonly ListedPrice[]>('the price list');
