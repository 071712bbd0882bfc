import { type SQL, sql } from 'drizzle-orm';
import type { Party } from '#contract/deals/contacts.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { shortName } from '#domain/lib/short-name.ts';

/** The columns `presentParty` reads. Needs `people o`. */
export const partyColumns: SQL = sql`
  o.id as "otherId", o.first_name as "otherFirstName", o.last_name as "otherLastName",
  o.created_at as "otherSince", o.aadhaar_verified as "otherAadhaar", o.pan_verified as "otherPan"`;

export interface PartyRow {
  otherId: number;
  otherFirstName: string;
  otherLastName: string;
  otherSince: Date;
  otherAadhaar: boolean;
  otherPan: boolean;
}

/** Somebody as the other side may know them; `open` while their contact is shared. */
export function presentParty(row: PartyRow, open: boolean): Party {
  const { otherFirstName: first, otherLastName: last } = row;
  return {
    id: row.otherId,
    name: open ? fullNameOf({ firstName: first, lastName: last }) : shortName(first, last),
    memberSince: row.otherSince.toISOString(),
    aadhaarverification: row.otherAadhaar,
    panverification: row.otherPan,
  };
}
