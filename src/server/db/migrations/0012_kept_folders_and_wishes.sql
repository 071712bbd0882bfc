CREATE TABLE "favourite_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_wishes" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"listed_in" text,
	"move_in_on" date,
	"tenants" text,
	"residents" integer,
	"vegetarian" boolean,
	"pets" boolean,
	"budget_paise" bigint,
	"areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"shared_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "favourite_folders" ADD CONSTRAINT "favourite_folders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_wishes" ADD CONSTRAINT "home_wishes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_folders_once" ON "favourite_folders" USING btree ("person_id",lower("name"));--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_folder" ON "favourites" USING btree ("folder_id");