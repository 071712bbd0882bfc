CREATE TYPE "public"."ad_format" AS ENUM('image', 'video', 'gif');--> statement-breakpoint
CREATE TYPE "public"."ad_place" AS ENUM('TopHome', 'CenterHomeVideo', 'CenterHomeGif', 'BottomHome', 'DashBoardTopImage', 'DashBoardBottomImage', 'AnalysisTopImage', 'ShortListTopImage');--> statement-breakpoint
CREATE TYPE "public"."campaign_state" AS ENUM('draft', 'submitted', 'rejected', 'approved', 'active', 'paused', 'ended', 'refunded', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."purpose" ADD VALUE 'adCampaign';--> statement-breakpoint
CREATE TABLE "ad_campaign_places" (
	"campaign_id" integer NOT NULL,
	"place" "ad_place" NOT NULL,
	"price_item_id" integer,
	"view_mills" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_campaign_places_campaign_id_place_pk" PRIMARY KEY("campaign_id","place")
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"state" "campaign_state" DEFAULT 'draft' NOT NULL,
	"format" "ad_format" NOT NULL,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"picture" text,
	"video_link" text,
	"budget_paise" bigint NOT NULL,
	"spent_mills" bigint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"order_id" integer,
	"reason" text,
	"decided_by" integer,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_campaigns_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "ad_campaigns_dates" CHECK ("ad_campaigns"."starts_on" <= "ad_campaigns"."ends_on"),
	CONSTRAINT "ad_campaigns_budget" CHECK ("ad_campaigns"."owner_id" is null or "ad_campaigns"."budget_paise" > 0),
	CONSTRAINT "ad_campaigns_spent" CHECK ("ad_campaigns"."spent_mills" between 0 and "ad_campaigns"."budget_paise" * 1000),
	CONSTRAINT "ad_campaigns_media" CHECK ("ad_campaigns"."format" = 'video' or "ad_campaigns"."video_link" is null)
);
--> statement-breakpoint
CREATE TABLE "ad_counts" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"place" "ad_place" NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent_mills" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_counts_campaign_id_day_place_pk" PRIMARY KEY("campaign_id","day","place")
);
--> statement-breakpoint
CREATE TABLE "ad_marks" (
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"viewer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_marks_campaign_id_kind_viewer_pk" PRIMARY KEY("campaign_id","kind","viewer"),
	CONSTRAINT "ad_marks_kind" CHECK ("ad_marks"."kind" in ('view', 'click'))
);
--> statement-breakpoint
ALTER TABLE "ad_campaign_places" ADD CONSTRAINT "ad_campaign_places_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaign_places" ADD CONSTRAINT "ad_campaign_places_price_item_id_price_items_id_fk" FOREIGN KEY ("price_item_id") REFERENCES "public"."price_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_counts" ADD CONSTRAINT "ad_counts_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_marks" ADD CONSTRAINT "ad_marks_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_campaigns_owner" ON "ad_campaigns" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_state" ON "ad_campaigns" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_running" ON "ad_campaigns" USING btree ("ends_on") WHERE state in ('active', 'paused');--> statement-breakpoint
CREATE FUNCTION refuse_fewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.views >= OLD.views AND NEW.clicks >= OLD.clicks AND NEW.spent_mills >= OLD.spent_mills
      AND (NEW.campaign_id, NEW.day, NEW.place) = (OLD.campaign_id, OLD.day, OLD.place) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'counts of ads only grow';
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_counts_only_grow BEFORE UPDATE OR DELETE ON "ad_counts"
  FOR EACH ROW EXECUTE FUNCTION refuse_fewer();
