CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"listing_id" integer,
	"locality_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_changes_one_subject" CHECK (num_nonnulls("search_changes"."listing_id", "search_changes"."locality_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "search_changes_cleared" (
	"id" smallint PRIMARY KEY NOT NULL,
	"up_to" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_unseen" ON "search_changes" USING btree ("xact");