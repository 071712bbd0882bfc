import { fromRupees } from '#domain/lib/money.ts';
import type { Profession } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import type { Person, professionalProfiles } from '#server/db/schema/index.ts';
import { DEMO_LOCALITIES } from './demo-localities.ts';
import { between, type Random, randomFrom } from './drawings/palette.ts';
import { DEMO_PROFESSIONS } from './professions.ts';

type NewProfile = typeof professionalProfiles.$inferInsert;
type Shown = Pick<Person, 'id' | 'about' | 'areasServed'>;

/** What the n-th invented one of a profession tells of themselves. */
export const demoAbout = (profession: Profession, n: number): string => {
  const { personas } = DEMO_PROFESSIONS[profession];
  return (personas[n % personas.length] ?? personas[0]).about;
};

const NAMED = 2;
const nameOf = (slug: string) => DEMO_LOCALITIES.find((one) => one.slug === slug)?.name;

/** The line that goes with a text. */
function headlineOf(profession: Profession, about: string | null, areas: readonly string[]) {
  const known = DEMO_PROFESSIONS[profession].personas;
  const { headline } = known.find((one) => one.about === about) ?? known[0];
  const names = areas.flatMap((slug) => nameOf(slug) ?? []).slice(0, NAMED);
  return headline(names.join(' and ') || 'Pune');
}

const EVERYBODY = ['Marathi', 'Hindi', 'English'] as const;
const FEE_STEP = 500;
const MAX_AREAS = 4;

function languagesOf(random: Random): string[] {
  const more = LANGUAGES.filter(() => random() < 0.08);
  return [...new Set([...EVERYBODY, ...more])];
}

/** What clients see of an invented professional. No ratings: reviews come from real work. */
export function demoProfile(
  { id: personId, about, areasServed }: Shown,
  profession: Profession,
): NewProfile {
  const random = randomFrom(personId + 9_000);
  const [least, most] = DEMO_PROFESSIONS[profession].fees;
  return {
    personId,
    headline: headlineOf(profession, about, areasServed),
    languages: languagesOf(random),
    experienceYears: Math.round(between(random, 2, 26)),
    feeFromPaise: fromRupees(Math.round(between(random, least, most) / FEE_STEP) * FEE_STEP),
  };
}

/** Localities an invented professional works in. */
export function demoAreas(random: Random): string[] {
  const count = Math.round(between(random, 2, MAX_AREAS));
  const slugs = Array.from({ length: count }, () => {
    const locality = DEMO_LOCALITIES[Math.floor(random() * DEMO_LOCALITIES.length)];
    return locality?.slug ?? '';
  });
  return [...new Set(slugs.filter(Boolean))];
}
