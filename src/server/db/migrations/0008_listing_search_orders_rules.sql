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
