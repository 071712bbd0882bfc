import { fromRupees } from '#domain/lib/money.ts';
import type { Profession } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import type { Person, professionalProfiles } from '#server/db/schema/index.ts';
import { DEMO_LOCALITIES } from './demo-localities.ts';
import { between, type Random, randomFrom } from './drawings/palette.ts';

type NewProfile = typeof professionalProfiles.$inferInsert;
type Shown = Pick<Person, 'id' | 'about' | 'areasServed'>;

interface Persona {
  /** What they tell of themselves. */
  about: string;
  /** The same in a line, with the localities they know. */
  headline: (areas: string) => string;
}

/** Who an invented professional is: line and text of one belong together. */
const PERSONAS: Record<Profession, readonly [Persona, ...Persona[]]> = {
  agent: [
    {
      about: 'Resale flats, with the society’s dues and parking checked before the first visit.',
      headline: (areas) => `Resale flats in ${areas}: dues and parking checked first`,
    },
    {
      about: 'Rentals for families and students; agreements registered at home.',
      headline: (areas) => `Rentals in ${areas}, registered at home`,
    },
    {
      about: 'Knows which lanes flood, which societies take tankers, and says so.',
      headline: (areas) => `${areas}, lane by lane: water, traffic, neighbours`,
    },
    {
      about: 'Plots and row houses, with 7/12 extracts and zoning read beforehand.',
      headline: (areas) => `Plots and row houses around ${areas}, papers read beforehand`,
    },
    {
      about: 'First homes with a loan: what the bank pays, what it does not, and by when.',
      headline: (areas) => `First homes in ${areas}, with the loan arranged`,
    },
  ],
  lawyer: [
    {
      about: 'Title searches over thirty years, written so that a buyer understands them.',
      headline: (areas) => `Thirty-year title searches, ${areas} and all of Pune`,
    },
    {
      about: 'Agreements for sale, leave and licence, and society conveyance.',
      headline: (areas) => `Agreements for sale and for rent in ${areas}`,
    },
    {
      about: 'RERA complaints and delayed possession.',
      headline: (areas) => `RERA complaints and delayed possession, ${areas}`,
    },
  ],
  evaluator: [
    {
      about: 'Valuations for loans and for fair asking prices, with the comparables shown.',
      headline: (areas) => `Fair prices in ${areas}, with the comparables shown`,
    },
    {
      about: 'Measures carpet area on site and reports what the papers leave out.',
      headline: (areas) => `Carpet area measured on site, ${areas}`,
    },
  ],
};

/** What the n-th invented one of a profession tells of themselves. */
export const demoAbout = (profession: Profession, n: number): string => {
  const personas = PERSONAS[profession];
  return (personas[n % personas.length] ?? personas[0]).about;
};

const NAMED = 2;
const nameOf = (slug: string) => DEMO_LOCALITIES.find((one) => one.slug === slug)?.name;

/** The line that goes with a text. */
function headlineOf(profession: Profession, about: string | null, areas: readonly string[]) {
  const known = PERSONAS[profession];
  const { headline } = known.find((one) => one.about === about) ?? known[0];
  const names = areas.flatMap((slug) => nameOf(slug) ?? []).slice(0, NAMED);
  return headline(names.join(' and ') || 'Pune');
}

/** Rupees from which each profession works in Pune, and up to which. */
const FEES: Record<Profession, readonly [number, number]> = {
  agent: [8_000, 40_000],
  lawyer: [5_000, 25_000],
  evaluator: [2_500, 9_000],
};

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
  const [least, most] = FEES[profession];
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
