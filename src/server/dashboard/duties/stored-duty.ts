import type { DutyName, DutyPlace } from '#domain/duties/index.ts';
import type { Role } from '#domain/lib/role.ts';

/** As the database has it, its title as it is kept. */
export interface StoredDuty extends DutyPlace {
  name: DutyName;
  person: number;
  role: Role;
  title: string | null;
  due: Date | null;
  since: Date;
}
