ALTER TYPE "public"."notification_kind" ADD VALUE 'kept_home' BEFORE 'news';--> statement-breakpoint
CREATE TABLE "kept_changes" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "known_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "known_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_changes_due" ON "kept_changes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "favourites_listing" ON "favourites" USING btree ("listing_id");