ALTER TABLE "agreement_consents" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "evaluator" jsonb;