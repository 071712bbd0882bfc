import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { PROFESSIONS, perProfession } from '#domain/lib/profession.ts';
import type { Role } from '#domain/lib/role.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { audit } from '#server/core/audit.ts';
import { rows } from '#server/db/rows.ts';
import { bankAccounts, type NewPerson, people } from '#server/db/schema/index.ts';
import { seal } from '#server/lib/seal.ts';
import { SANDBOX_TRANSFER } from '#server/ports/gateway/sandbox/magic.ts';
import type { Player, Stage } from './stage.ts';

/** How long the site has been there for who came first. */
const FIRST_CAME_DAYS = 400;
const LAST_CAME_DAYS = 190;

/** Nobody's yet: people whose papers and licences wait, in every state. */
const NEWCOMERS: readonly (readonly [Role, string, string])[] = [
  ['user', 'Ojas', 'Marathe'],
  ['user', 'Revati', 'Bhosale'],
  ['user', 'Imran', 'Attar'],
  ['user', 'Sharvari', 'Gore'],
  ['agent', 'Nilesh', 'Kadam'],
  ['agent', 'Farida', 'Mulani'],
  ['lawyer', 'Hemant', 'Agashe'],
  ['evaluator', 'Leena', 'Sabnis'],
];

export interface Cast {
  buyer: Player;
  seller: Player;
  agent: Player;
  lawyer: Player;
  evaluator: Player;
  admin: Player;
  admin2: Player;
  /** Others of a role, the demo's own people and newcomers aside. */
  others: Record<Role, readonly Player[]>;
  newcomers: readonly Player[];
}

const asPerson = ([role, firstName, lastName]: (typeof NEWCOMERS)[number]): NewPerson => ({
  role,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@propertysearch.test`.toLowerCase(),
  city: 'Pune',
  areasServed: [],
  aadhaarVerified: false,
  panVerified: false,
  demo: true,
});

/** Who acts: everybody has been here for a while, and has a number. */
export async function assemble({ tx, begin }: Stage, isSignIn: (email: string) => boolean) {
  const made = await tx.insert(people).values(NEWCOMERS.map(asPerson)).returning({ id: people.id });
  await tx.execute(sql`
    update people set
      created_at = ${daysBefore(begin, LAST_CAME_DAYS)}::timestamptz
        - make_interval(days => (id * 37) % ${FIRST_CAME_DAYS - LAST_CAME_DAYS}),
      -- Of the series that operators keep unassigned.
      mobile = coalesce(mobile, '600001' || lpad(id::text, 4, '0'))
    where demo`);
  const found = await rows<{
    id: number;
    role: Role;
    email: string;
    firstName: string;
    lastName: string;
  }>(
    tx,
    sql`select id, role, email, first_name as "firstName", last_name as "lastName"
        from people where demo order by id`,
  );
  const player = (one: (typeof found)[number]): Player => ({
    id: one.id,
    role: one.role,
    name: fullNameOf(one),
  });
  const named = (name: string): Player => {
    const one = found.find(({ email }) => email.startsWith(`${name}@`));
    if (!one) throw new Error(`The demo has no ${name}`);
    return player(one);
  };
  const newIds = new Set(made.map(({ id }) => id));
  const others = found.filter(({ id, email }) => !newIds.has(id) && !isSignIn(email));
  const ofRole = (role: Role) => others.filter((one) => one.role === role).map(player);
  return {
    buyer: named('buyer'),
    seller: named('seller'),
    agent: named('agent'),
    lawyer: named('lawyer'),
    evaluator: named('evaluator'),
    admin: named('admin'),
    admin2: named('admin2'),
    others: { user: ofRole('user'), ...perProfession(ofRole), admin: [] },
    newcomers: found.filter(({ id }) => newIds.has(id)).map(player),
  } satisfies Cast;
}

/** A checked bank account, older than the wait for new ones. Its end says what the sandbox plays. */
export async function openAccountOf(
  { tx, context }: Stage,
  who: Player,
  plays: 'paid' | keyof typeof SANDBOX_TRANSFER = 'paid',
  nameAtBank?: string,
): Promise<number> {
  const number = `60210${String(who.id).padStart(5, '0')}${plays === 'paid' ? '4321' : SANDBOX_TRANSFER[plays]}`;
  const [row] = await tx
    .insert(bankAccounts)
    .values({
      personId: who.id,
      holder: who.name,
      numberSealed: seal(context.secrets.key('bank account'), number),
      numberHash: randomBytes(32),
      lastFour: number.slice(-4),
      ifsc: 'HDFC0000123',
      nameAtBank: (nameAtBank ?? who.name).toUpperCase(),
      // One in another name waits for staff.
      nameState: nameAtBank === undefined ? 'fits' : 'waiting',
      verifiedAt: context.now(),
      createdAt: context.now(),
    })
    .returning({ id: bankAccounts.id });
  const id = row?.id ?? 0;
  const actor = { kind: 'person', id: who.id, role: who.role, sessionId: 0 } as const;
  await audit({ ...context, actor }, tx, {
    action: 'bank-account.add',
    subjectKind: 'bank_account',
    subjectId: id,
  });
  return id;
}

/** Whether somebody works for others. */
export const isHired = ({ role }: Player): boolean => PROFESSIONS.some((one) => one === role);
