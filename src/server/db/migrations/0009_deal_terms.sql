CREATE TABLE "rent_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"month" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_by" text NOT NULL,
	"paid_on" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "terms" jsonb DEFAULT '{"possessionOn":null,"fixtures":null,"loanBy":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "counter_terms" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "conditions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms" jsonb DEFAULT '{"possessionOn":null,"fixtures":null,"loanBy":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rent_receipts" ADD CONSTRAINT "rent_receipts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_receipts_month" ON "rent_receipts" USING btree ("booking_id","month");