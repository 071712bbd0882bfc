-- What is only ever added to is never changed, and is kept for its term. Afterwards it may go: terms
-- and their reasons stand in src/server/housekeeping/terms.ts.
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (OLD.at > now() - interval '9 years') EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
DROP TRIGGER webhook_events_append_only ON webhook_events;
--> statement-breakpoint
CREATE TRIGGER webhook_events_append_only BEFORE UPDATE ON webhook_events
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER webhook_events_kept BEFORE DELETE ON webhook_events
  FOR EACH ROW WHEN (OLD.received_at > now() - interval '9 years') EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
DROP TRIGGER contact_views_append_only ON contact_views;
--> statement-breakpoint
CREATE TRIGGER contact_views_append_only BEFORE UPDATE ON contact_views
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER contact_views_kept BEFORE DELETE ON contact_views
  FOR EACH ROW WHEN (OLD.at > now() - interval '3 years') EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
DROP TRIGGER document_views_append_only ON document_views;
--> statement-breakpoint
CREATE TRIGGER document_views_append_only BEFORE UPDATE ON document_views
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER document_views_kept BEFORE DELETE ON document_views
  FOR EACH ROW WHEN (OLD.at > now() - interval '3 years') EXECUTE FUNCTION refuse_edit();
