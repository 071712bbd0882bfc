-- A note names the person it is about: never edited, but gone where that person is erased.
DROP TRIGGER lead_notes_append_only ON lead_notes;
--> statement-breakpoint
CREATE TRIGGER lead_notes_unedited BEFORE UPDATE ON lead_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
