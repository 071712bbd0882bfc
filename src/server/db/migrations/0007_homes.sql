ALTER TYPE "public"."visit_state" ADD VALUE 'requested' BEFORE 'booked';--> statement-breakpoint
ALTER TYPE "public"."visit_state" ADD VALUE 'declined';--> statement-breakpoint
ALTER TYPE "public"."visit_state" ADD VALUE 'expired';--> statement-breakpoint
DROP INDEX "visits_one_a_slot";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_as" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "visits_waiting" ON "visits" USING btree ("created_at") WHERE state < 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_a_slot" ON "visits" USING btree ("slot_id") WHERE state <= 'booked' or state = 'checked_in';