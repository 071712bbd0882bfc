DROP INDEX "listings_by_fullness";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fair_low_paise" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fair_high_paise" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fair_at" timestamp with time zone;