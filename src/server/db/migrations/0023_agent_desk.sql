CREATE TABLE "listing_view_marks" (
	"day" date NOT NULL,
	"mark" "bytea" NOT NULL,
	CONSTRAINT "listing_view_marks_day_mark_pk" PRIMARY KEY("day","mark")
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
DROP INDEX "agent_interests_one";--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_holds_due" ON "listing_holds" USING btree ("ends_at") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_interests_one" ON "agent_interests" USING btree ("agent_id","listing_id") WHERE state = 'requested';