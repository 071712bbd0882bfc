CREATE TABLE "site_visits" (
	"engagement_id" integer PRIMARY KEY NOT NULL,
	"visited_on" text NOT NULL,
	"area_sqft" integer NOT NULL,
	"checklist" jsonb NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuations" DROP CONSTRAINT "valuations_engagement_id_unique";--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_taken_nearby" ON "listings" USING gist ("listed_in","category","public_location") WHERE status in ('sold', 'rented');--> statement-breakpoint
CREATE INDEX "valuations_engagement" ON "valuations" USING btree ("engagement_id","id");