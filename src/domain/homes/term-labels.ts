import type { Food, FURNISHING, PROPERTY_AGES, Tenant, Zone } from './listing.ts';

/** The wire’s values of a home’s condition as they are read. */
export const FURNISHING_LABEL: Record<(typeof FURNISHING)[number], string> = {
  Furnished: 'Furnished',
  'Semi-Furnished': 'Semi-furnished',
  UnFurnished: 'Unfurnished',
};

export const ageLabel = (age: (typeof PROPERTY_AGES)[number]): string =>
  age === 'UnderConstruction' ? 'Under construction' : age;

export const TENANT_LABEL: Record<Tenant, string> = {
  family: 'Family',
  bachelors: 'Bachelors',
  company: 'Company',
};

export const FOOD_LABEL: Record<Food, string> = {
  anyone: 'Any food',
  vegetarians: 'Vegetarians only',
};

export const ZONE_LABEL: Record<Zone, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
};

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** "Family or company"; "Anyone" where the owner has no preference. */
export function tenantWords(tenants: readonly Tenant[]): string {
  if (tenants.length === 0) return 'Anyone';
  const words = either.format(tenants);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
