CREATE TABLE "stored_answers" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" integer,
	"request_hash" "bytea" NOT NULL,
	"outcome" text NOT NULL,
	"answer" "bytea",
	"reserved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_answers" ADD CONSTRAINT "stored_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_answers_reserved" ON "stored_answers" USING btree ("reserved_at");--> statement-breakpoint
CREATE INDEX "stored_answers_person" ON "stored_answers" USING btree ("person_id");