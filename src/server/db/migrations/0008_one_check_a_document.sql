DROP INDEX "identity_checks_document";--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_document_id_unique" UNIQUE("document_id");