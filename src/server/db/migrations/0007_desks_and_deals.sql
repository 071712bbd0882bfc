CREATE TYPE "public"."settlement_state" AS ENUM('proposed', 'countered', 'refused', 'withdrawn', 'disputed', 'dismissed', 'lapsed', 'agreed', 'owing', 'settled');--> statement-breakpoint
CREATE TYPE "public"."staff_queue" AS ENUM('identity_check', 'licence', 'bank_account', 'verification', 'photo', 'payout', 'payout_failed', 'refund', 'refund_failed', 'release', 'settlement', 'dispute', 'abuse_report', 'campaign', 'money_check');--> statement-breakpoint
ALTER TYPE "public"."listing_status" ADD VALUE 'booked' BEFORE 'paused';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'staff_work';--> statement-breakpoint
ALTER TYPE "public"."purpose" ADD VALUE 'settlement';--> statement-breakpoint
ALTER TYPE "public"."lead_source" ADD VALUE 'own';--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'settlement' BEFORE 'subscription';--> statement-breakpoint
CREATE TABLE "rent_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"month" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_by" text NOT NULL,
	"paid_on" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "duty_reminders" (
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"subject_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "duty_reminders_person_id_name_subject_id_due_at_pk" PRIMARY KEY("person_id","name","subject_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"lead_id" integer,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_homes" (
	"list_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "shared_list_homes_list_id_listing_id_pk" PRIMARY KEY("list_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"lead_id" integer,
	"code" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"first_look_at" timestamp with time zone,
	"last_look_at" timestamp with time zone,
	CONSTRAINT "shared_lists_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"proposed_by" integer NOT NULL,
	"owner_paise" bigint NOT NULL,
	"buyer_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" "settlement_state" DEFAULT 'proposed' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"let_go_paise" bigint DEFAULT 0 NOT NULL,
	"owed_by" integer,
	"owed_paise" bigint DEFAULT 0 NOT NULL,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_parts" CHECK ("settlements"."owner_paise" >= 0 and "settlements"."buyer_paise" >= 0),
	CONSTRAINT "settlements_owed_by" CHECK (("settlements"."owed_paise" > 0) = ("settlements"."owed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_work" (
	"queue" "staff_queue" NOT NULL,
	"item_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_work_queue_item_id_pk" PRIMARY KEY("queue","item_id")
);
--> statement-breakpoint
DROP INDEX "listings_project";--> statement-breakpoint
DROP INDEX "listings_marketed";--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "terms" jsonb DEFAULT '{"possessionOn":null,"fixtures":null,"loanBy":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "counter_terms" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "conditions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms" jsonb DEFAULT '{"possessionOn":null,"fixtures":null,"loanBy":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "off_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_mobile" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "value_paise" bigint;--> statement-breakpoint
ALTER TABLE "rent_receipts" ADD CONSTRAINT "rent_receipts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_reminders" ADD CONSTRAINT "duty_reminders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_templates" ADD CONSTRAINT "lead_templates_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_homes" ADD CONSTRAINT "shared_list_homes_list_id_shared_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shared_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_homes" ADD CONSTRAINT "shared_list_homes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_proposed_by_people_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_owed_by_people_id_fk" FOREIGN KEY ("owed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_filters" ADD CONSTRAINT "staff_filters_staff_id_people_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_staff_id_people_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_work" ADD CONSTRAINT "staff_work_staff_id_people_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_receipts_month" ON "rent_receipts" USING btree ("booking_id","month");--> statement-breakpoint
CREATE INDEX "lead_tasks_open" ON "lead_tasks" USING btree ("agent_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("due_at") WHERE done_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_templates_name" ON "lead_templates" USING btree ("agent_id","name");--> statement-breakpoint
CREATE INDEX "shared_lists_agent" ON "shared_lists" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "shared_lists_lead" ON "shared_lists" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "settlements_booking" ON "settlements" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_open" ON "settlements" USING btree ("booking_id") WHERE state in ('proposed', 'disputed');--> statement-breakpoint
CREATE INDEX "settlements_due" ON "settlements" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "settlements_owed" ON "settlements" USING btree ("owed_by") WHERE state = 'owing';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_filters_name" ON "staff_filters" USING btree ("staff_id","list","name");--> statement-breakpoint
CREATE INDEX "staff_notes_person" ON "staff_notes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "leads_contact" ON "leads" USING btree ("agent_id","contact_mobile") WHERE contact_mobile is not null;--> statement-breakpoint
CREATE INDEX "listings_project" ON "listings" USING btree ("locality_id",trim(both '-' from regexp_replace(lower("society"), '[^a-z0-9]+', '-', 'g'))) WHERE society is not null and status not in ('draft', 'withdrawn');--> statement-breakpoint
CREATE INDEX "listings_marketed" ON "listings" USING btree ("locality_id") WHERE status not in ('draft', 'withdrawn');--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_somebody" CHECK (("leads"."buyer_id" is null) = ("leads"."contact_name" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_value" CHECK ("leads"."value_paise" > 0);