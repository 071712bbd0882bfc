CREATE TABLE "discarded_files" (
	"path" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "identity_checks_document" ON "identity_checks" USING btree ("document_id") WHERE document_id is not null;