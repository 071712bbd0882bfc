DROP INDEX "leads_follow_up";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "agents_may_offer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_buyer" ON "leads" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_bought_once" ON "leads" USING btree ("search_id","agent_id") WHERE search_id is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_pool" ON "saved_searches" USING btree ("id") WHERE agents_may_offer;--> statement-breakpoint
CREATE INDEX "leads_follow_up" ON "leads" USING btree ("follow_up_at") WHERE follow_up_at is not null and reminded_at is null;