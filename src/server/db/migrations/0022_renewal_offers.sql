CREATE TYPE "public"."renewal_state" AS ENUM('offered', 'countered', 'declined', 'withdrawn', 'lapsed', 'accepted', 'renewed');--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'renewal' BEFORE 'review';--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agreement_id" integer NOT NULL,
	"offered_by" integer NOT NULL,
	"rent_paise" bigint NOT NULL,
	"deposit_paise" bigint NOT NULL,
	"start_on" date NOT NULL,
	"months" smallint NOT NULL,
	"words" text NOT NULL,
	"state" "renewal_state" DEFAULT 'offered' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "renewals_terms" CHECK ("renewals"."rent_paise" > 0 and "renewals"."deposit_paise" >= 0 and "renewals"."months" > 0)
);
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_offered_by_people_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewals_agreement" ON "renewals" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "renewals_open" ON "renewals" USING btree ("agreement_id") WHERE state in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("expires_at") WHERE state in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "renewals_offered_by" ON "renewals" USING btree ("offered_by");