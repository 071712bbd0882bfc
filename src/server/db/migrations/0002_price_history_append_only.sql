CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO price_history (listing_id, price_paise, changed_at)
    VALUES (NEW.id, NEW.price_paise, NEW.published_at);
  ELSIF NEW.price_paise IS DISTINCT FROM OLD.price_paise THEN
    INSERT INTO price_history (listing_id, price_paise) VALUES (NEW.id, NEW.price_paise);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_record_price AFTER INSERT OR UPDATE OF price_paise ON listings
  FOR EACH ROW EXECUTE FUNCTION record_price();
--> statement-breakpoint
CREATE FUNCTION refuse_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE FUNCTION announce_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Pages are cached; a changed listing is announced so that every node drops its copy.
CREATE TRIGGER listings_announce AFTER UPDATE ON listings
  FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
CREATE FUNCTION announce_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- New listings have no page to drop, only lists to renew: one notice a statement is enough.
CREATE TRIGGER listings_announce_new AFTER INSERT ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_new_listings();
