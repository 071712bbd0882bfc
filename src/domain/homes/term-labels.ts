import words from '#messages/homes/traits/index.ts';
import { listOr } from '#messages/lib/forms.ts';
import { labels } from '#messages/lib/labels.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import type {
  AmenityNearby,
  Category,
  ExteriorMaterial,
  Facing,
  Food,
  Furnishing,
  Possession,
  PropertyAge,
  StructureType,
  Subcategory,
  Tenant,
  Zone,
} from './listing.ts';

/** The wire’s values as they are read, in the language of whoever is spoken to. */
export const KIND_LABEL: Record<Subcategory, string> = labels(() => words.kind);
export const CATEGORY_LABEL: Record<Category, string> = labels(() => words.category);
export const FURNISHING_LABEL: Record<Furnishing, string> = labels(() => words.furnishing);
export const FACING_LABEL: Record<Facing, string> = labels(() => words.facing);
/** "East facing". */
export const FACING_TO_LABEL: Record<Facing, string> = labels(() => words.facingTo);
export const ageLabel = (age: PropertyAge): string => words.age[age];
export const POSSESSION_LABEL: Record<Possession, string> = labels(() => words.possession);
export const AMENITY_LABEL: Record<AmenityNearby, string> = labels(() => words.amenity);
export const MATERIAL_LABEL: Record<ExteriorMaterial, string> = labels(() => words.material);
export const STRUCTURE_LABEL: Record<StructureType, string> = labels(() => words.structure);
export const TENANT_LABEL: Record<Tenant, string> = labels(() => words.tenant);
export const FOOD_LABEL: Record<Food, string> = labels(() => words.food);
export const ZONE_LABEL: Record<Zone, string> = labels(() => words.zone);
/** "Residential zone". */
export const IN_ZONE_LABEL: Record<Zone, string> = labels(() => words.inZone);

/** "Family or company"; "Anyone" where the owner has no preference. */
export function tenantWords(tenants: readonly Tenant[]): string {
  if (tenants.length === 0) return words.anyTenant;
  const said = listOr(
    currentLanguage(),
    tenants.map((who) => TENANT_LABEL[who].toLowerCase()),
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}
