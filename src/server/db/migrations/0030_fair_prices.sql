CREATE TABLE "fair_price_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fair_price_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listed_in" "listed_in" NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL,
	"n" integer NOT NULL,
	"on_offer" integer NOT NULL,
	"demo" boolean NOT NULL,
	"coefficients" jsonb NOT NULL,
	"errors" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fair_price_models_latest" ON "fair_price_models" USING btree ("listed_in","fitted_at" DESC NULLS LAST,"id");