CREATE TYPE "public"."food" AS ENUM('anyone', 'vegetarians');--> statement-breakpoint
CREATE TYPE "public"."posted_by" AS ENUM('owner', 'agent', 'builder');--> statement-breakpoint
CREATE TYPE "public"."zone" AS ENUM('residential', 'commercial', 'industrial', 'agricultural');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'kept_home' BEFORE 'news';--> statement-breakpoint
CREATE TABLE "kept_changes" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "abuse_reports_once";--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "known_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "known_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "brokerage_paise" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "posted_by" "posted_by" DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "size_sqft" integer GENERATED ALWAYS AS (coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft)) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rate_paise" bigint GENERATED ALWAYS AS (price_paise / nullif(coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft), 0)) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cabins" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "zone" "zone";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "road_width_metres" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lift" boolean;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "tenants" text[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "food" "food";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pets" boolean;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fullness" smallint GENERATED ALWAYS AS (case when faded then 0 else least(photo_count, 5) + 2 * (carpet_area_sqft is not null)::int + (length(description) >= 200)::int + (furnishing is not null)::int + (floor is not null)::int + (video_url is not null)::int end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_changes_due" ON "kept_changes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "favourites_listing" ON "favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listings_by_rate" ON "listings" USING btree ("city","listed_in","category","rate_paise","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_size" ON "listings" USING btree ("city","listed_in","category","size_sqft" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_fullness" ON "listings" USING btree ("city","listed_in","category","fullness" DESC NULLS LAST,"ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_reduction" ON "listings" USING btree ("city","listed_in","category","reduced_at" DESC NULLS LAST,"ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_project" ON "listings" USING btree ("locality_id",trim(both '-' from regexp_replace(lower("society"), '[^a-z0-9]+', '-', 'g'))) WHERE society is not null and status in ('live', 'paused', 'sold', 'rented', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_once" ON "abuse_reports" USING btree ("reporter_id","subject_kind","subject_id") WHERE decided_at is null;