CREATE TYPE "public"."category" AS ENUM('Residential', 'Commercial', 'Land');--> statement-breakpoint
CREATE TYPE "public"."exterior_material" AS ENUM('Brick', 'Concrete', 'Stone', 'Wood', 'Glass');--> statement-breakpoint
CREATE TYPE "public"."facing" AS ENUM('East', 'West', 'South', 'North', 'South East', 'South West', 'North East', 'North West');--> statement-breakpoint
CREATE TYPE "public"."furnishing" AS ENUM('Furnished', 'UnFurnished', 'Semi-Furnished');--> statement-breakpoint
CREATE TYPE "public"."listed_in" AS ENUM('sell', 'rent');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'live', 'paused', 'sold', 'rented', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."media_kind" AS ENUM('photo', 'floor_plan', 'video');--> statement-breakpoint
CREATE TYPE "public"."possession" AS ENUM('Under Construction', 'Ready To Move', 'UpComing');--> statement-breakpoint
CREATE TYPE "public"."property_age" AS ENUM('UnderConstruction', '0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years', 'Above 20 Years');--> statement-breakpoint
CREATE TYPE "public"."structure_type" AS ENUM('RCC', 'Load Bearing', 'Steel Frame', 'Prefabricated');--> statement-breakpoint
CREATE TYPE "public"."subcategory" AS ENUM('Flat', 'House', 'Villa', 'Studio Apartment', 'Plot', 'Office', 'Shop');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('user', 'agent', 'lawyer', 'evaluator', 'admin');--> statement-breakpoint
CREATE TABLE "favourites" (
	"person_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_person_id_listing_id_pk" PRIMARY KEY("person_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" "media_kind" NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL,
	"drawing" jsonb
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"source" text,
	"source_id" text,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"listed_in" "listed_in" NOT NULL,
	"category" "category" NOT NULL,
	"subcategory" "subcategory" NOT NULL,
	"price_paise" bigint NOT NULL,
	"maintenance_paise" bigint,
	"deposit_paise" bigint,
	"carpet_area_sqft" integer,
	"built_up_area_sqft" integer,
	"plot_area_sqft" integer,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"balconies" smallint,
	"garages" smallint,
	"floor" smallint,
	"floors" smallint,
	"facing" "facing",
	"furnishing" "furnishing",
	"age" "property_age",
	"possession" "possession",
	"possession_date" date,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"exterior_material" "exterior_material",
	"structure_type" "structure_type",
	"rera_number" text,
	"society" text,
	"developer" text,
	"country" text DEFAULT 'India' NOT NULL,
	"state" text DEFAULT 'Maharashtra' NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"locality_id" integer NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"pincode" text,
	"location" "point" NOT NULL,
	"public_location" "point" NOT NULL,
	"featured_until" timestamp with time zone,
	"verified_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"cover" text,
	"photo_count" smallint DEFAULT 0 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(title, '') || ' ' || coalesce(society, '') || ' ' || coalesce(developer, '') || ' ' || coalesce(address, ''))) STORED,
	CONSTRAINT "listings_price_positive" CHECK ("listings"."price_paise" > 0),
	CONSTRAINT "listings_source_pair" CHECK (("listings"."source" is null) = ("listings"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"price_paise" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"devanagari" text NOT NULL,
	"aliases" text[] DEFAULT '{}'::text[] NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"authority" text NOT NULL,
	"pincode" text,
	"location" "point" NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "localities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" "role" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"password_hash" text,
	"city" text DEFAULT 'Pune' NOT NULL,
	"about" text,
	"image" text,
	"location" "point",
	"aadhaar_verified" boolean DEFAULT false NOT NULL,
	"pan_verified" boolean DEFAULT false NOT NULL,
	"premium_until" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_email_lower" CHECK ("people"."email" = lower("people"."email"))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_media_order" ON "listing_media" USING btree ("listing_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_source" ON "listings" USING btree ("source","source_id") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "listings_by_price" ON "listings" USING btree ("city","listed_in","category","price_paise","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_age" ON "listings" USING btree ("city","listed_in","category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_by_locality" ON "listings" USING btree ("locality_id","listed_in","price_paise","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_facets" ON "listings" USING btree ("city","listed_in","category","subcategory","bedrooms","possession","furnishing","price_paise") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_nearby" ON "listings" USING gist ("listed_in","category","public_location") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("featured_until" DESC NULLS LAST) WHERE status = 'live' and featured_until is not null;--> statement-breakpoint
CREATE INDEX "price_history_listing" ON "price_history" USING btree ("listing_id","changed_at");--> statement-breakpoint
CREATE INDEX "localities_names_trgm" ON "localities" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "localities_location" ON "localities" USING gist ("location");