-- Homes of who is suspended already pause as those of who will be.
UPDATE "listings" l SET "status" = 'paused', "frozen_at" = p."suspended_at"
FROM "people" p
WHERE p."id" = l."owner_id" AND p."suspended_at" IS NOT NULL AND l."status" = 'live';
--> statement-breakpoint
-- Until staff look again, what a verified home is now counts as what they saw.
UPDATE "listings" l SET "verified_as" = jsonb_build_object(
  'localityId', l."locality_id",
  'at', jsonb_build_object('lat', l."location"[1], 'lng', l."location"[0]),
  'privateAddress', l."private_address",
  'society', l."society",
  'subcategory', l."subcategory",
  'bedrooms', l."bedrooms",
  'floor', l."floor",
  'carpetAreaSqft', l."carpet_area_sqft",
  'builtUpAreaSqft', l."built_up_area_sqft",
  'plotAreaSqft', l."plot_area_sqft",
  'reraNumber', l."rera_number",
  'ownerName', p."first_name" || ' ' || p."last_name")
FROM "people" p
WHERE p."id" = l."owner_id" AND l."verified_until" > now();
--> statement-breakpoint
-- Who has left leaves no exact place behind.
UPDATE "listings" l SET "location" = l."public_location", "private_address" = NULL
FROM "people" p
WHERE p."id" = l."owner_id" AND p."deleted_at" IS NOT NULL;
