import { PROFESSIONS } from '#domain/lib/profession.ts';
import type { Role } from '#domain/lib/role.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { isProfessional } from '#domain/people/licence.ts';
import type { NewPerson } from '#server/db/schema/index.ts';
import { DEMO_LOCALITIES } from './demo-localities.ts';
import { between, pick, type Random, randomFrom } from './drawings/palette.ts';
import { demoLicence } from './licences.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';
import { demoAbout, demoAreas } from './professional-profiles.ts';
import { DEMO_PROFESSIONS } from './professions.ts';

export interface SignIn {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  /** Identity papers checked. */
  kyc: boolean;
}

/** Of every sign-in; demo databases only. */
export const DEMO_PASSWORD = 'Demo@12345';

const at = (name: string) => `${name}@propertysearch.test`;

/** The people a visitor of the demo can be. */
export const SIGN_INS: readonly SignIn[] = [
  { email: at('buyer'), role: 'user', firstName: 'Aarohi', lastName: 'Deshpande', kyc: true },
  { email: at('seller'), role: 'user', firstName: 'Sameer', lastName: 'Kulkarni', kyc: true },
  { email: at('agent'), role: 'agent', firstName: 'Rohit', lastName: 'Jadhav', kyc: true },
  { email: at('lawyer'), role: 'lawyer', firstName: 'Snehal', lastName: 'Patil', kyc: true },
  { email: at('evaluator'), role: 'evaluator', firstName: 'Mandar', lastName: 'Joshi', kyc: true },
  { email: at('admin'), role: 'admin', firstName: 'Ketaki', lastName: 'Phadke', kyc: true },
  { email: at('newagent'), role: 'agent', firstName: 'Irfan', lastName: 'Shaikh', kyc: false },
  { email: at('newuser'), role: 'user', firstName: 'Pooja', lastName: 'Nair', kyc: false },
  { email: at('admin2'), role: 'admin', firstName: 'Nikhil', lastName: 'Sathe', kyc: true },
  { email: at('newadmin'), role: 'admin', firstName: 'Tejas', lastName: 'Gokhale', kyc: true },
];

/** Staff who have still to set up a second factor. */
export const WITHOUT_FACTOR = at('newadmin');

const OTHERS: readonly (readonly [Role, number])[] = [
  ...PROFESSIONS.map((profession) => [profession, DEMO_PROFESSIONS[profession].count] as const),
  ['user', 24],
];
const PREMIUM_EVERY = 4;

/** To about a kilometre: where an agent works, not where they live. */
function coarsePlace(random: Random) {
  const locality = DEMO_LOCALITIES[Math.floor(random() * DEMO_LOCALITIES.length)];
  return locality
    ? { x: Number(locality.lng.toFixed(2)), y: Number(locality.lat.toFixed(2)) }
    : null;
}

/** The sign-ins and more than fifty invented people around them, for every role. */
export function demoPeople(now: Date, passwordHash: string): NewPerson[] {
  const random = randomFrom(1_947);
  const areas = randomFrom(1_961);
  let nextLicence = 1;
  const taken = new Set(SIGN_INS.map(({ firstName, lastName }) => `${firstName} ${lastName}`));

  function newName(): [string, string] {
    for (;;) {
      const name: [string, string] = [pick(random, GIVEN_NAMES), pick(random, FAMILY_NAMES)];
      if (taken.has(name.join(' '))) continue;
      taken.add(name.join(' '));
      return name;
    }
  }

  const told = new Map<Role, number>();
  /** One after another, so that neighbours in a list do not say the same. */
  function aboutOf(role: Role): string | null {
    const n = told.get(role) ?? 0;
    told.set(role, n + 1);
    if (!isProfessional(role)) return null;
    // A number of theirs, so that whoever comes after keeps name and place.
    random();
    return demoAbout(role, n);
  }

  function person({ kyc, role, ...rest }: SignIn, premium: boolean): NewPerson {
    return {
      ...rest,
      role,
      city: 'Pune',
      about: aboutOf(role),
      location: role === 'agent' ? coarsePlace(random) : null,
      licence: kyc && isProfessional(role) ? demoLicence(role, nextLicence++) : null,
      areasServed: isProfessional(role) ? demoAreas(areas) : [],
      aadhaarVerified: kyc,
      panVerified: kyc,
      premiumUntil: premium ? daysFrom(now, between(random, 20, 90)) : null,
      demo: true,
    };
  }

  const others = OTHERS.flatMap(([role, count]) =>
    Array.from({ length: count }, (_, i) => {
      const [firstName, lastName] = newName();
      const email = at(`${firstName}.${lastName}`.toLowerCase());
      const premium = role !== 'user' && i % PREMIUM_EVERY === 0;
      return person({ email, role, firstName, lastName, kyc: true }, premium);
    }),
  );
  const signIns = SIGN_INS.map((signIn, i) => ({
    ...person(signIn, signIn.email === at('agent')),
    passwordHash,
    // Numbers of a series that operators keep unassigned.
    mobile: `60000000${String(10 + i)}`,
  }));
  return [...signIns, ...others];
}
