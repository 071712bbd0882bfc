-- Homes that agents' accounts brought are an agent's.
UPDATE "listings" l SET "posted_by" = 'agent'
FROM "people" p
WHERE p."id" = l."owner_id" AND p."role" = 'agent';
--> statement-breakpoint
-- A badge lasts 180 days from the day staff saw the papers.
UPDATE "listings" SET "verified_at" = "verified_until" - interval '180 days'
WHERE "verified_until" IS NOT NULL;
--> statement-breakpoint
-- A home is reduced from the moment of its last change of price, if that took it down. The history
-- says it, in whatever order its entries came; a first price is no change.
CREATE FUNCTION mark_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prices bigint[];
  changed timestamptz;
BEGIN
  SELECT array_agg(h.price_paise ORDER BY h.changed_at DESC, h.id DESC), max(h.changed_at)
  INTO prices, changed
  FROM (SELECT id, price_paise, changed_at FROM price_history
        WHERE listing_id = NEW.listing_id ORDER BY changed_at DESC, id DESC LIMIT 2) h;
  IF cardinality(prices) < 2 THEN
    RETURN NULL;
  END IF;
  IF prices[1] >= prices[2] THEN
    changed := NULL;
  END IF;
  UPDATE listings SET reduced_at = changed
  WHERE id = NEW.listing_id AND reduced_at IS DISTINCT FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_mark_reduction AFTER INSERT ON price_history
  FOR EACH ROW EXECUTE FUNCTION mark_reduction();
--> statement-breakpoint
UPDATE listings l SET reduced_at = last.changed_at
FROM (SELECT listing_id, changed_at, price_paise,
        lead(price_paise) OVER newest AS before, row_number() OVER newest AS n
      FROM price_history
      WINDOW newest AS (PARTITION BY listing_id ORDER BY changed_at DESC, id DESC)) last
WHERE last.listing_id = l.id AND last.n = 1 AND last.price_paise < last.before;
--> statement-breakpoint
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
