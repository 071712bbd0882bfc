-- What is searched is written down where it changes, in the transaction that changes it: a listing
-- that is or was live, by its id. Nobody else has to remember it, and what is rolled back never was.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes (listing_id) SELECT id FROM fresh WHERE status = 'live';
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (listing_id)
    SELECT f.id FROM stale s JOIN fresh f USING (id) WHERE 'live' IN (s.status, f.status);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_changes (listing_id) SELECT id FROM stale WHERE status = 'live';
    PERFORM pg_notify('listing_changed', '');
  ELSE
    -- All at once, which no list of ids says.
    INSERT INTO search_changes DEFAULT VALUES;
    PERFORM pg_notify('listing_changed', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_search_new AFTER INSERT ON listings
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER listings_note_search AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER listings_note_search_gone AFTER DELETE ON listings
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
CREATE TRIGGER listings_note_search_all AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();
--> statement-breakpoint
-- A locality's name and place are told with each of its homes. Which homes those are the reader looks
-- up: one that is being published just now would be missed here.
CREATE FUNCTION note_searched_locality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (locality_id)
  SELECT f.id FROM stale s JOIN fresh f USING (id)
  WHERE (s.name, s.slug, s.city, s.location::text)
    IS DISTINCT FROM (f.name, f.slug, f.city, f.location::text);
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER localities_note_search AFTER UPDATE ON localities
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION note_searched_locality();
--> statement-breakpoint
-- Nothing has been cleared away yet.
INSERT INTO search_changes_cleared (id, up_to) VALUES (1, '0');
