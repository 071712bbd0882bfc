CREATE TYPE "public"."account_name_state" AS ENUM('fits', 'waiting', 'allowed');--> statement-breakpoint
CREATE TYPE "public"."licence_state" AS ENUM('submitted', 'verified', 'refused', 'expired');--> statement-breakpoint
ALTER TYPE "public"."identity_check_state" ADD VALUE 'recheck';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'bank_account' BEFORE 'kyc';--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'licence' BEFORE 'listing';--> statement-breakpoint
ALTER TYPE "public"."visit_state" ADD VALUE 'requested' BEFORE 'booked';--> statement-breakpoint
ALTER TYPE "public"."visit_state" ADD VALUE 'declined';--> statement-breakpoint
ALTER TYPE "public"."visit_state" ADD VALUE 'expired';--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_step" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"challenge_hash" "bytea" NOT NULL,
	"person_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "proof_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_hash" "bytea" NOT NULL,
	"person_id" integer NOT NULL,
	"shown" text NOT NULL,
	"session_id" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_tickets_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_person_code" UNIQUE("person_id","code_hash")
);
--> statement-breakpoint
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
DROP INDEX "identity_checks_waiting";--> statement-breakpoint
DROP INDEX "visits_one_a_slot";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "name_state" "account_name_state" DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "name_decided_by" integer;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "pan_hash" "bytea";--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "checked_name" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "approved_name" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_as" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "seconded_by" integer;--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "evaluator" jsonb;--> statement-breakpoint
ALTER TABLE "work_documents" ADD COLUMN "agreement_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_by" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_tickets" ADD CONSTRAINT "proof_tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_tickets" ADD CONSTRAINT "proof_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_agreements" ADD CONSTRAINT "staff_agreements_staff_id_people_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_agreements" ADD CONSTRAINT "staff_agreements_payee_id_people_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "proof_tickets_person" ON "proof_tickets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "proof_tickets_expiry" ON "proof_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "licences_waiting" ON "licences" USING btree ("submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "licences_ending" ON "licences" USING btree ("valid_until") WHERE state = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_agreements_once" ON "staff_agreements" USING btree ("subject_kind","subject_id","staff_id") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "staff_agreements_open" ON "staff_agreements" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_name_decided_by_people_id_fk" FOREIGN KEY ("name_decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_seconded_by_people_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_campaigns_picture" ON "ad_campaigns" USING btree ("picture") WHERE picture is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payouts_person" ON "payouts" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_decider" ON "payouts" USING btree ("decided_by","created_at") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_waiting" ON "bank_accounts" USING btree ("id") WHERE name_state = 'waiting' and removed_at is null;--> statement-breakpoint
CREATE INDEX "listing_media_url" ON "listing_media" USING btree ("url");--> statement-breakpoint
CREATE INDEX "refunds_decided" ON "refunds" USING btree ("created_at") WHERE requested_by is not null;--> statement-breakpoint
CREATE INDEX "people_image" ON "people" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "visits_waiting" ON "visits" USING btree ("created_at") WHERE state < 'booked';--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("created_at") WHERE state not in ('otp_sent', 'verified', 'rejected', 'expired', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_a_slot" ON "visits" USING btree ("slot_id") WHERE state <= 'booked' or state = 'checked_in';--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_pan_hash_unique" UNIQUE("pan_hash");--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_of_work" UNIQUE("id","engagement_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_two_people" CHECK ("refunds"."requested_by" <> "refunds"."seconded_by");--> statement-breakpoint
ALTER TABLE "work_documents" ADD CONSTRAINT "work_documents_bound" CHECK ("work_documents"."agreement_id" is null or "work_documents"."kind" = 'agreement');