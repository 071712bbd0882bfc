ALTER TYPE "public"."identity_check_state" ADD VALUE 'recheck';--> statement-breakpoint
DROP INDEX "identity_checks_waiting";--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "pan_hash" "bytea";--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "checked_name" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "approved_name" text;--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("created_at") WHERE state not in ('otp_sent', 'verified', 'rejected', 'expired', 'withdrawn');--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_pan_hash_unique" UNIQUE("pan_hash");