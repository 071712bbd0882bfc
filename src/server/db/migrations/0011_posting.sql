ALTER TABLE "listings" ADD COLUMN "private_address" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listings_unconfirmed" ON "listings" USING btree ("confirmed_at","asked_at") WHERE status = 'live';--> statement-breakpoint
-- Prices are history from the moment they are public: what a draft cost while it was being written is nobody's.
CREATE OR REPLACE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'draft' THEN
      INSERT INTO price_history (listing_id, price_paise, changed_at)
      VALUES (NEW.id, NEW.price_paise, NEW.published_at);
    END IF;
    RETURN NULL;
  END IF;
  SELECT price_paise INTO known FROM price_history
  WHERE listing_id = NEW.id ORDER BY changed_at DESC, id DESC LIMIT 1;
  IF known IS NULL THEN
    IF NEW.status = 'live' THEN
      INSERT INTO price_history (listing_id, price_paise, changed_at)
      VALUES (NEW.id, NEW.price_paise, NEW.published_at);
    END IF;
  ELSIF NEW.price_paise <> known THEN
    INSERT INTO price_history (listing_id, price_paise) VALUES (NEW.id, NEW.price_paise);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_record_price ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_record_price AFTER INSERT OR UPDATE OF price_paise, status ON listings
  FOR EACH ROW EXECUTE FUNCTION record_price();
