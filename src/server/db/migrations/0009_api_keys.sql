ALTER TYPE "public"."notification_kind" ADD VALUE 'api_key' BEFORE 'kyc';--> statement-breakpoint
ALTER TYPE "public"."subject_kind" ADD VALUE 'api_key' BEFORE 'bank_account';--> statement-breakpoint
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
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_person" ON "api_keys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "api_keys_origins" ON "api_keys" USING gin ("origins") WHERE kind = 'publishable';