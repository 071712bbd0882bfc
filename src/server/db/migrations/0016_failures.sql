CREATE TABLE "failure_hours" (
	"fingerprint" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failure_hours_fingerprint_hour_pk" PRIMARY KEY("fingerprint","hour")
);
--> statement-breakpoint
CREATE TABLE "failures" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"during" text NOT NULL,
	"sample" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"first_release" text NOT NULL,
	"last_release" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failure_hours" ADD CONSTRAINT "failure_hours_fingerprint_failures_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."failures"("fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failures_last_seen" ON "failures" USING btree ("last_seen");