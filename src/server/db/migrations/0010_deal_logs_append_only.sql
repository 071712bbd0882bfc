CREATE TRIGGER timeline_append_only BEFORE UPDATE OR DELETE ON "timeline"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER bid_log_append_only BEFORE UPDATE OR DELETE ON "bid_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER contact_views_append_only BEFORE UPDATE OR DELETE ON "contact_views"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
