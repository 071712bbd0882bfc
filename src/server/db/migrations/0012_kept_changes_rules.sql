-- Who keeps a home is told of what changes from now on.
UPDATE favourites f SET known_paise = l.price_paise, known_live = (l.status = 'live')
FROM listings l WHERE l.id = f.listing_id;
--> statement-breakpoint
CREATE FUNCTION note_kept_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_paise < OLD.price_paise OR (NEW.status = 'live') <> (OLD.status = 'live') THEN
    INSERT INTO kept_changes (listing_id, due_at)
    SELECT NEW.id, now() WHERE EXISTS (SELECT FROM favourites WHERE listing_id = NEW.id)
    ON CONFLICT (listing_id) DO UPDATE SET due_at = least(kept_changes.due_at, excluded.due_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_kept AFTER UPDATE OF price_paise, status ON listings
  FOR EACH ROW EXECUTE FUNCTION note_kept_change();
