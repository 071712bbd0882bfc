ALTER TYPE "public"."listing_status" ADD VALUE 'booked' BEFORE 'paused';--> statement-breakpoint
DROP INDEX "listings_project";--> statement-breakpoint
DROP INDEX "listings_marketed";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "off_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listings_project" ON "listings" USING btree ("locality_id",trim(both '-' from regexp_replace(lower("society"), '[^a-z0-9]+', '-', 'g'))) WHERE society is not null and status not in ('draft', 'withdrawn');--> statement-breakpoint
CREATE INDEX "listings_marketed" ON "listings" USING btree ("locality_id") WHERE status not in ('draft', 'withdrawn');