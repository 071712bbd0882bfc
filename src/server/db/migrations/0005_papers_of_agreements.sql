ALTER TABLE "work_documents" ADD COLUMN "agreement_id" integer;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_of_work" UNIQUE("id","engagement_id");--> statement-breakpoint
ALTER TABLE "work_documents" ADD CONSTRAINT "work_documents_bound" CHECK ("work_documents"."agreement_id" is null or "work_documents"."kind" = 'agreement');