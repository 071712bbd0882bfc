ALTER TYPE "public"."release_state" ADD VALUE 'disputed';--> statement-breakpoint
ALTER TYPE "public"."release_state" ADD VALUE 'dismissed';--> statement-breakpoint
DROP INDEX "releases_due";--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","expires_at");