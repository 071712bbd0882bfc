CREATE TYPE "public"."licence_state" AS ENUM('submitted', 'verified', 'refused', 'expired');--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'licence' BEFORE 'listing';--> statement-breakpoint
CREATE TABLE "licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"number" text NOT NULL,
	"state" "licence_state" DEFAULT 'submitted' NOT NULL,
	"document_id" integer,
	"link" text,
	"valid_until" date,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licences_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "licences_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licences_waiting" ON "licences" USING btree ("submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "licences_ending" ON "licences" USING btree ("valid_until") WHERE state = 'verified';