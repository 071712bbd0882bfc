CREATE TYPE "public"."market_scope" AS ENUM('locality', 'district', 'city');--> statement-breakpoint
CREATE TABLE "market_figures" (
	"scope_kind" "market_scope" NOT NULL,
	"scope" text NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"kind" text NOT NULL,
	"bedrooms" smallint NOT NULL,
	"figures" jsonb NOT NULL,
	"bins" jsonb NOT NULL,
	CONSTRAINT "market_figures_scope_kind_listed_in_kind_bedrooms_scope_pk" PRIMARY KEY("scope_kind","listed_in","kind","bedrooms","scope")
);
--> statement-breakpoint
CREATE TABLE "market_months" (
	"scope_kind" "market_scope" NOT NULL,
	"scope" text NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"kind" text NOT NULL,
	"bedrooms" smallint NOT NULL,
	"month" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "market_months_scope_kind_scope_listed_in_kind_bedrooms_month_pk" PRIMARY KEY("scope_kind","scope","listed_in","kind","bedrooms","month")
);
--> statement-breakpoint
CREATE TABLE "market_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locality_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"developer" text,
	"district" text NOT NULL,
	"kinds" text[] NOT NULL,
	"live" integer NOT NULL,
	"listings" integer NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"as_of" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"wide_as_of" timestamp with time zone,
	"wide_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_touches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_touches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locality_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_projects" ADD CONSTRAINT "market_projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_figures_scope" ON "market_figures" USING btree ("scope_kind","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "market_projects_once" ON "market_projects" USING btree ("locality_id","key");--> statement-breakpoint
CREATE INDEX "market_projects_most" ON "market_projects" USING btree ("listings" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "market_projects_district" ON "market_projects" USING btree ("district","listings" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "listings_marketed" ON "listings" USING btree ("locality_id") WHERE status in ('live', 'paused', 'sold', 'rented', 'expired');