CREATE TYPE "public"."language" AS ENUM('en', 'mr', 'hi');--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "language" "language" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "language" "language" DEFAULT 'en' NOT NULL;