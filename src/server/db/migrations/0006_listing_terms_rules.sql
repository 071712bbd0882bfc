-- Homes that agents' accounts brought are an agent's.
UPDATE "listings" l SET "posted_by" = 'agent'
FROM "people" p
WHERE p."id" = l."owner_id" AND p."role" = 'agent';
--> statement-breakpoint
-- A badge lasts 180 days from the day staff saw the papers.
UPDATE "listings" SET "verified_at" = "verified_until" - interval '180 days'
WHERE "verified_until" IS NOT NULL;
