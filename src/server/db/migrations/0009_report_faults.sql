DROP INDEX "abuse_reports_once";--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "fault" text;--> statement-breakpoint
CREATE UNIQUE INDEX "abuse_reports_once" ON "abuse_reports" USING btree ("reporter_id","subject_kind","subject_id") WHERE decided_at is null;