CREATE FUNCTION discard_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_files (path) VALUES (OLD.key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER documents_discard_file AFTER DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION discard_document();
--> statement-breakpoint
CREATE FUNCTION discard_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.image IS DISTINCT FROM OLD.image THEN
    INSERT INTO discarded_files (path) VALUES (OLD.image) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only photos in the object store; demo people have drawings.
CREATE TRIGGER people_discard_photo AFTER UPDATE OF image OR DELETE ON people
  FOR EACH ROW WHEN (OLD.image LIKE '/media/people/%') EXECUTE FUNCTION discard_photo();
