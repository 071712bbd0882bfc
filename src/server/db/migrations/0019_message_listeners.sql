CREATE TABLE "message_listeners" (
	"node" text NOT NULL,
	"person_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "message_listeners_person_id_node_pk" PRIMARY KEY("person_id","node")
);
--> statement-breakpoint
ALTER TABLE "message_listeners" ADD CONSTRAINT "message_listeners_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;