import { pgEnum } from 'drizzle-orm/pg-core';
import {
  CATEGORIES,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  FURNISHING,
  LISTED_IN,
  LISTING_STATUSES,
  POSSESSION,
  POSTED_BY,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  SUBCATEGORIES,
  ZONES,
} from '#domain/homes/listing.ts';

export const listedIn = pgEnum('listed_in', LISTED_IN);
export const category = pgEnum('category', CATEGORIES);
export const subcategory = pgEnum('subcategory', SUBCATEGORIES);
export const furnishing = pgEnum('furnishing', FURNISHING);
export const facing = pgEnum('facing', FACING);
export const propertyAge = pgEnum('property_age', PROPERTY_AGES);
export const possession = pgEnum('possession', POSSESSION);
export const exteriorMaterial = pgEnum('exterior_material', EXTERIOR_MATERIALS);
export const structureType = pgEnum('structure_type', STRUCTURE_TYPES);
export const postedBy = pgEnum('posted_by', POSTED_BY);
export const food = pgEnum('food', FOOD);
export const zone = pgEnum('zone', ZONES);
export const listingStatus = pgEnum('listing_status', LISTING_STATUSES);
