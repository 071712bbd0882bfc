import { fromRupees } from '#domain/lib/money.ts';
import type { Profession } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import type { professionalProfiles } from '#server/db/schema/index.ts';
import { DEMO_LOCALITIES } from './demo-localities.ts';
import { between, pick, type Random, randomFrom } from './drawings/palette.ts';

type NewProfile = typeof professionalProfiles.$inferInsert;

const HEADLINES: Record<Profession, readonly [string, ...string[]]> = {
  agent: [
    'Resale flats in the west, dues and parking checked first',
    'Rentals for families, registered at home',
    'Plots and row houses with their papers read beforehand',
    'First homes under 80 lakh, along the metro',
    'Villas and penthouses, shown by appointment only',
  ],
  lawyer: [
    'Thirty-year title searches that a buyer understands',
    'Agreements for sale and leave and licence',
    'RERA complaints and delayed possession',
  ],
  evaluator: [
    'Fair prices with the comparables shown',
    'Valuations that banks accept, carpet area measured on site',
  ],
};

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

/** What an invented professional tells of themselves. No ratings: reviews come from real work. */
export function demoProfile(personId: number, profession: Profession): NewProfile {
  const random = randomFrom(personId + 9_000);
  const [least, most] = FEES[profession];
  return {
    personId,
    headline: pick(random, HEADLINES[profession]),
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
