CREATE TYPE "public"."food" AS ENUM('anyone', 'vegetarians');--> statement-breakpoint
CREATE TYPE "public"."posted_by" AS ENUM('owner', 'agent', 'builder');--> statement-breakpoint
CREATE TYPE "public"."zone" AS ENUM('residential', 'commercial', 'industrial', 'agricultural');--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "brokerage_paise" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "posted_by" "posted_by" DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cabins" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "zone" "zone";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "road_width_metres" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "tenants" text[];--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "food" "food";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pets" boolean;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_at" timestamp with time zone;