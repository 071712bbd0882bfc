import { LOCALITIES } from '../../domain/gazetteer/index.ts';
import type { Role } from '../../domain/role.ts';
import type { NewPerson } from '../db/schema/index.ts';
import { between, pick, randomFrom } from './drawings/palette.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';

const NAMED: readonly [email: string, role: Role, kyc: boolean][] = [
  ['buyer', 'user', true],
  ['seller', 'user', true],
  ['agent', 'agent', true],
  ['lawyer', 'lawyer', true],
  ['evaluator', 'evaluator', true],
  ['admin', 'admin', true],
  ['newagent', 'agent', false],
  ['newuser', 'user', false],
];

export const DEMO_EMAILS = NAMED.map(([name]) => `${name}@propertysearch.test`);

const ABOUT: Record<Role, string> = {
  user: '',
  agent:
    'Knows the societies, the water and the parking of these streets, and says so before the visit.',
  lawyer: 'Title searches, agreements for sale and leave and licence, explained in plain words.',
  evaluator: 'Valuations by comparables, with the comparables shown.',
  admin: '',
};

const DAY_MS = 86_400_000;

/** The eight demo sign-ins and some fifty invented people around them, for every role. */
export function demoPeople(now: Date): NewPerson[] {
  const random = randomFrom(1_947);
  const roles: Role[] = [
    ...Array(22).fill('user'),
    ...Array(18).fill('agent'),
    ...Array(6).fill('lawyer'),
    ...Array(6).fill('evaluator'),
  ];
  const person = (email: string, role: Role, kyc: boolean, premium: boolean): NewPerson => {
    const at = pick(
      random,
      LOCALITIES as [(typeof LOCALITIES)[number], ...(typeof LOCALITIES)[number][]],
    );
    return {
      email,
      role,
      firstName: pick(random, GIVEN_NAMES),
      lastName: pick(random, FAMILY_NAMES),
      city: 'Pune',
      about: ABOUT[role] || null,
      location:
        role === 'agent' ? { x: Number(at.lng.toFixed(2)), y: Number(at.lat.toFixed(2)) } : null,
      aadhaarVerified: kyc,
      panVerified: kyc,
      premiumUntil: premium ? new Date(now.getTime() + between(random, 20, 90) * DAY_MS) : null,
      demo: true,
    };
  };
  return [
    ...NAMED.map(([name, role, kyc]) => person(`${name}@propertysearch.test`, role, kyc, false)),
    ...roles.map((role, i) =>
      person(`demo${i + 1}@propertysearch.test`, role, true, role !== 'user' && i % 4 === 0),
    ),
  ];
}
