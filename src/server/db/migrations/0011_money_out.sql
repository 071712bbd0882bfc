CREATE TYPE "public"."account_name_state" AS ENUM('fits', 'waiting', 'allowed');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'bank_account' BEFORE 'kyc';--> statement-breakpoint
CREATE TABLE "staff_agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"subject_kind" "subject_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"payee_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_agreements_positive" CHECK ("staff_agreements"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "name_state" "account_name_state" DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "name_decided_by" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "seconded_by" integer;--> statement-breakpoint
ALTER TABLE "staff_agreements" ADD CONSTRAINT "staff_agreements_staff_id_people_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_agreements" ADD CONSTRAINT "staff_agreements_payee_id_people_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_agreements_once" ON "staff_agreements" USING btree ("subject_kind","subject_id","staff_id") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "staff_agreements_open" ON "staff_agreements" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_name_decided_by_people_id_fk" FOREIGN KEY ("name_decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_seconded_by_people_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_person" ON "payouts" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_decider" ON "payouts" USING btree ("decided_by","created_at") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_waiting" ON "bank_accounts" USING btree ("id") WHERE name_state = 'waiting' and removed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_decided" ON "refunds" USING btree ("created_at") WHERE requested_by is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_two_people" CHECK ("refunds"."requested_by" <> "refunds"."seconded_by");