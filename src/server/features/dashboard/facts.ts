import { sql } from 'drizzle-orm';
import type { CheckState } from '../../../domain/kyc.ts';
import type { Role } from '../../../domain/role.ts';
import type { Queryable } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';

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
  /** Documents of anybody that wait for staff; counted for staff only. */
  waiting: number;
  unread: number;
}

export async function findFacts(db: Queryable, personId: number): Promise<Facts | undefined> {
  const [facts] = await rows<Facts>(
    db,
    sql`select p.role, p.aadhaar_verified as aadhaar, p.pan_verified as pan,
          p.mobile is not null as "hasMobile",
          coalesce(trim(p.licence), '') <> '' as "hasLicence",
          cardinality(p.areas_served) > 0 as "hasAreas",
          p.image is not null as "hasPhoto",
          (select jsonb_build_object('state', c.state, 'reason', c.reason) from identity_checks c
           where c.person_id = p.id and c.kind = 'document' order by c.id desc limit 1) as document,
          case when p.role = 'admin'
            then (select count(*) from identity_checks where state = 'submitted')
            else 0 end as waiting,
          (select count(*) from notifications n
           where n.person_id = p.id and n.in_app and n.read_at is null) as unread
        from people p where p.id = ${personId} and p.deleted_at is null`,
  );
  return facts;
}
