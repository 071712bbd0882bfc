ALTER TYPE "public"."lead_source" ADD VALUE 'own';--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"lead_id" integer,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_list_homes" (
	"list_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "shared_list_homes_list_id_listing_id_pk" PRIMARY KEY("list_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"lead_id" integer,
	"code" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"first_look_at" timestamp with time zone,
	"last_look_at" timestamp with time zone,
	CONSTRAINT "shared_lists_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_mobile" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "value_paise" bigint;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_templates" ADD CONSTRAINT "lead_templates_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_homes" ADD CONSTRAINT "shared_list_homes_list_id_shared_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shared_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_list_homes" ADD CONSTRAINT "shared_list_homes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_tasks_open" ON "lead_tasks" USING btree ("agent_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("due_at") WHERE done_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_templates_name" ON "lead_templates" USING btree ("agent_id","name");--> statement-breakpoint
CREATE INDEX "shared_lists_agent" ON "shared_lists" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "shared_lists_lead" ON "shared_lists" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_contact" ON "leads" USING btree ("agent_id","contact_mobile") WHERE contact_mobile is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_somebody" CHECK (("leads"."buyer_id" is null) = ("leads"."contact_name" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_value" CHECK ("leads"."value_paise" > 0);