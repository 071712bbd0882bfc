CREATE TYPE "public"."bid_state" AS ENUM('placed', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'lost', 'fallen_through');--> statement-breakpoint
CREATE TYPE "public"."booking_state" AS ENUM('held', 'accepted', 'paid', 'completed', 'declined', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "public"."contact_state" AS ENUM('requested', 'accepted', 'declined', 'withdrawn', 'expired', 'revoked');--> statement-breakpoint
CREATE TYPE "public"."verification_state" AS ENUM('submitted', 'approved', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."visit_state" AS ENUM('booked', 'cancelled', 'checked_in', 'missed');--> statement-breakpoint
CREATE TABLE "bid_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bid_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bid_id" integer NOT NULL,
	"seq" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"amount_paise" bigint,
	"conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"message" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "bid_state" DEFAULT 'placed' NOT NULL,
	"amount_paise" bigint NOT NULL,
	"counter_paise" bigint,
	"conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"message" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"bid_id" integer,
	"state" "booking_state" DEFAULT 'held' NOT NULL,
	"price_paise" bigint NOT NULL,
	"token_paise" bigint NOT NULL,
	"message" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "contact_state" DEFAULT 'requested' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"viewer_id" integer NOT NULL,
	"address" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_documents" (
	"document_id" integer NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "deal_documents_document_id_subject_kind_subject_id_pk" PRIMARY KEY("document_id","subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"step" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"state" "verification_state" DEFAULT 'submitted' NOT NULL,
	"reason" text,
	"evidence" text,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"filter" jsonb NOT NULL,
	"alerts" text DEFAULT 'instant' NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlist" (
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_person_id_listing_id_pk" PRIMARY KEY("person_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "timeline" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"state" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" "visit_state" DEFAULT 'booked' NOT NULL,
	"note" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "store_key" text;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "perceptual_hash" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "bid_log" ADD CONSTRAINT "bid_log_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_people_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_verifications" ADD CONSTRAINT "listing_verifications_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_verifications" ADD CONSTRAINT "listing_verifications_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_slots" ADD CONSTRAINT "visit_slots_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_slot_id_visit_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."visit_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_buyer_id_people_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bid_log_order" ON "bid_log" USING btree ("bid_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_accepted" ON "bids" USING btree ("listing_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_open" ON "bids" USING btree ("listing_id","buyer_id") WHERE state in ('placed', 'countered', 'accepted');--> statement-breakpoint
CREATE INDEX "bids_listing" ON "bids" USING btree ("listing_id","state","amount_paise" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bids_buyer" ON "bids" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bids_owner" ON "bids" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "bids_due" ON "bids" USING btree ("expires_at") WHERE state in ('placed', 'countered');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_active" ON "bookings" USING btree ("listing_id") WHERE state in ('held', 'accepted', 'paid', 'completed');--> statement-breakpoint
CREATE INDEX "bookings_buyer" ON "bookings" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("expires_at") WHERE state in ('held', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one" ON "contact_requests" USING btree ("listing_id","buyer_id") WHERE state in ('requested', 'accepted');--> statement-breakpoint
CREATE INDEX "contact_requests_owner" ON "contact_requests" USING btree ("owner_id","state","id");--> statement-breakpoint
CREATE INDEX "contact_requests_buyer" ON "contact_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "contact_requests_due" ON "contact_requests" USING btree ("expires_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "contact_views_request" ON "contact_views" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "listing_drafts_owner" ON "listing_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_verifications_one" ON "listing_verifications" USING btree ("listing_id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "listing_verifications_queue" ON "listing_verifications" USING btree ("created_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "listing_verifications_listing" ON "listing_verifications" USING btree ("listing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("person_id","query");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("seen_until") WHERE alerts <> 'off';--> statement-breakpoint
CREATE INDEX "timeline_subject" ON "timeline" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","listing_id");--> statement-breakpoint
CREATE INDEX "uploads_old" ON "uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_slots_once" ON "visit_slots" USING btree ("listing_id","starts_at") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_a_slot" ON "visits" USING btree ("slot_id") WHERE state in ('booked', 'checked_in');--> statement-breakpoint
CREATE INDEX "visits_owner" ON "visits" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "visits_buyer" ON "visits" USING btree ("buyer_id","starts_at");--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("ends_at") WHERE state = 'booked';