CREATE TYPE "public"."settlement_state" AS ENUM('proposed', 'countered', 'refused', 'withdrawn', 'disputed', 'dismissed', 'lapsed', 'agreed', 'owing', 'settled');--> statement-breakpoint
ALTER TYPE "public"."purpose" ADD VALUE 'settlement';--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'settlement' BEFORE 'subscription';--> statement-breakpoint
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
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_proposed_by_people_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_owed_by_people_id_fk" FOREIGN KEY ("owed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlements_booking" ON "settlements" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_open" ON "settlements" USING btree ("booking_id") WHERE state in ('proposed', 'disputed');--> statement-breakpoint
CREATE INDEX "settlements_due" ON "settlements" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "settlements_owed" ON "settlements" USING btree ("owed_by") WHERE state = 'owing';