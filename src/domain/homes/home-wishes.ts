import type { ListedIn, Tenant } from '#domain/homes/listing.ts';
import { TENANT_LABEL } from '#domain/homes/term-labels.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/wishes/index.ts';
import { addressOf } from './search-query/address.ts';
import type { NamedPlace } from './search-query/query.ts';

/** What an owner may be shown of somebody who asks about their home; no budget, no other places. */
export interface SharedWishes {
  /** A day, as 2027-01-31. */
  moveInOn: string | null;
  /** Who would live there; of a home that is rented alone. */
  tenants: Tenant | null;
  residents: number | null;
  vegetarian: boolean | null;
  pets: boolean | null;
}

/** What somebody looks for, told once. */
export interface HomeWishes extends SharedWishes {
  listedIn: ListedIn | null;
  /** Rupees at most, or a month. */
  budget: number | null;
  areas: string[];
  /** Owners they ask may see it. */
  shared: boolean;
}

export const NO_WISHES: HomeWishes = {
  ...{ listedIn: null, moveInOn: null, tenants: null, residents: null },
  ...{ vegetarian: null, pets: null, budget: null, areas: [], shared: false },
};

export const MAX_WISHED_AREAS = 10;
export const MAX_RESIDENTS = 20;

/** Who lives in a home matters to who lets it, not to who sells it. */
export const wishesAbout = (wishes: SharedWishes, listedIn: ListedIn): SharedWishes =>
  listedIn === 'rent' ? wishes : { ...NO_SHARED, moveInOn: wishes.moveInOn };

/** A day that has passed says nothing of when somebody would move. */
export const stillAhead = (day: string | null, today: string): string | null =>
  day !== null && day >= today ? day : null;

const NO_SHARED: SharedWishes = {
  ...{ moveInOn: null, tenants: null, residents: null, vegetarian: null, pets: null },
};

const people = (count: number) => words.people({ count });

/** The same for an owner to read, a label and a value each; what was not told is left out. */
export function wishFacts(wishes: SharedWishes): [label: string, value: string][] {
  const { moveInOn, tenants, residents, vegetarian, pets } = wishes;
  const who = [tenants && TENANT_LABEL[tenants], residents && people(residents)].filter(Boolean);
  const facts: [string, string | null][] = [
    [words.wouldMoveIn, moveInOn && formatDate(moveInOn)],
    [words.who, who.length > 0 ? who.join(', ') : null],
    [words.food, vegetarian === null ? null : vegetarian ? words.vegetarian : words.notVegetarian],
    [words.pets, pets === null ? null : pets ? words.hasPets : words.noPets],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function whoWords(tenants: Tenant | null, residents: number | null): string | null {
  const count = residents ?? 0;
  if (tenants === 'company') {
    return count ? words.companyFor({ people: people(count) }) : words.company;
  }
  if (count === 1) return words.alone;
  if (tenants === 'family') return count ? words.familyOf({ count }) : words.family;
  if (tenants === 'bachelors') return count ? words.someBachelors({ count }) : words.bachelors;
  return count ? words.someOfUs({ people: people(count) }) : null;
}

/** The first sentences of a message to an owner or an agent, to be changed before it is sent. */
export function introductionOf(wishes: HomeWishes): string {
  const { listedIn, moveInOn, tenants, residents, vegetarian, pets } = wishes;
  const isRent = listedIn !== 'sell';
  const own = residents === 1 ? words.one : words.several;
  const parts = [
    isRent && whoWords(tenants, residents),
    isRent && vegetarian && own.vegetarian,
    isRent && pets !== null && (pets ? own.pet : own.noPets),
    moveInOn && own.moveIn({ day: formatDate(moveInOn) }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The address of a search for it, without its path; null while it says too little to search by. */
export function searchFor(wishes: HomeWishes, places: readonly NamedPlace[]): string | null {
  const { listedIn, budget, tenants, vegetarian, pets, moveInOn } = wishes;
  if (!listedIn) return null;
  const ofRent = listedIn === 'rent';
  const address = addressOf({
    listedIn,
    ...(places.length > 0 && { places: [...places] }),
    ...(budget !== null && { maxPrice: budget }),
    ...(ofRent && tenants && { tenants: [tenants] }),
    ...(ofRent && vegetarian === false && { food: 'anyone' }),
    ...(ofRent && pets && { pets: true }),
    ...(ofRent && moveInOn && { availableBy: moveInOn }),
  });
  return String(new URLSearchParams(address));
}
