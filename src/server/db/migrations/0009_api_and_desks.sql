ALTER TYPE "public"."notification_kind" ADD VALUE 'api_key' BEFORE 'kyc';--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'api_key' BEFORE 'bank_account';--> statement-breakpoint
CREATE SEQUENCE "public"."event_positions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shown" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"origins" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"replaced_by" integer,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text DEFAULT 'evt_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"position" bigint,
	"person_id" integer NOT NULL,
	"type" text NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"with_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "events_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "feed_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"url" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" integer,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"status" smallint,
	"error" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"types" text[] DEFAULT '{}'::text[] NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"old_secret_sealed" "bytea",
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"off_since" timestamp with time zone,
	"off_why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_answers" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" integer,
	"request_hash" "bytea" NOT NULL,
	"outcome" text NOT NULL,
	"answer" "bytea",
	"reserved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "visit_slots" ADD COLUMN "proposed_by" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_with_id_people_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_photos" ADD CONSTRAINT "feed_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_photos" ADD CONSTRAINT "feed_photos_media_id_listing_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."listing_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_answers" ADD CONSTRAINT "stored_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_person" ON "api_keys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "api_keys_origins" ON "api_keys" USING gin ("origins") WHERE kind = 'publishable';--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree ("person_id","position");--> statement-breakpoint
CREATE INDEX "events_unplaced" ON "events" USING btree ("id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "events_with" ON "events" USING btree ("with_id") WHERE with_id is not null;--> statement-breakpoint
CREATE INDEX "events_old" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_photos_once" ON "feed_photos" USING btree ("listing_id","url");--> statement-breakpoint
CREATE INDEX "feed_photos_media" ON "feed_photos" USING btree ("media_id") WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX "feed_photos_due" ON "feed_photos" USING btree ("due_at") WHERE taken_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "webhooks_person" ON "webhooks" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "stored_answers_reserved" ON "stored_answers" USING btree ("reserved_at");--> statement-breakpoint
CREATE INDEX "stored_answers_person" ON "stored_answers" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "visit_slots" ADD CONSTRAINT "visit_slots_proposed_by_people_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_external" ON "listings" USING btree ("owner_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "listings_changed" ON "listings" USING btree ("owner_id","updated_at","id");