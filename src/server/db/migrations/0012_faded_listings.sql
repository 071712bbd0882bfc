DROP INDEX "listings_by_age";--> statement-breakpoint
DROP INDEX "listings_newest_by_locality";--> statement-breakpoint
DROP INDEX "listings_unconfirmed";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "faded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ranked_at" timestamp with time zone GENERATED ALWAYS AS (((published_at at time zone 'UTC') - case when faded then interval '100 years' else interval '0' end) at time zone 'UTC') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_by_age" ON "listings" USING btree ("city","listed_in","category","ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_newest_by_locality" ON "listings" USING btree ("locality_id","listed_in","category","ranked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_unconfirmed" ON "listings" USING btree ("confirmed_at","asked_at","faded") WHERE status = 'live' and not demo and source is null;
