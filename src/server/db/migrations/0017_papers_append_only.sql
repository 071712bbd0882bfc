CREATE TRIGGER lead_notes_append_only BEFORE UPDATE OR DELETE ON "lead_notes"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER document_views_append_only BEFORE UPDATE OR DELETE ON "document_views"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER agreement_consents_append_only BEFORE UPDATE OR DELETE ON "agreement_consents"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER valuations_append_only BEFORE UPDATE OR DELETE ON "valuations"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
