import { sql } from 'drizzle-orm';
import type { Role } from '#domain/lib/role.ts';
import type { CheckState } from '#domain/people/kyc.ts';
import type { Database } from '#server/db/client.ts';
import { writtenOnce } from '#server/db/rows.ts';

/** What is known of somebody that may ask for an action of theirs. */
export interface Facts {
  role: Role;
  aadhaar: boolean;
  pan: boolean;
  hasMobile: boolean;
  hasLicence: boolean;
  hasAreas: boolean;
  hasPhoto: boolean;
  /** Their newest passport or driving licence. */
  document: { state: CheckState; reason: string | null } | null;
  unread: number;
}

const factsOf = writtenOnce<Facts, 'personId'>(
  ['personId'],
  ({ personId }) =>
    sql`select p.role, p.aadhaar_verified as aadhaar, p.pan_verified as pan,
          p.mobile is not null as "hasMobile",
          coalesce(trim(p.licence), '') <> '' as "hasLicence",
          cardinality(p.areas_served) > 0 as "hasAreas",
          p.image is not null as "hasPhoto",
          (select jsonb_build_object('state', c.state, 'reason', c.reason) from identity_checks c
           where c.person_id = p.id and c.kind = 'document' order by c.id desc limit 1) as document,
          (select count(*) from notifications n
           where n.person_id = p.id and n.in_app and n.read_at is null) as unread
        from people p where p.id = ${personId} and p.deleted_at is null`,
);

export async function findFacts(db: Database, personId: number): Promise<Facts | undefined> {
  const [facts] = await factsOf(db, { personId });
  return facts;
}
