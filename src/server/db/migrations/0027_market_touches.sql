-- Which localities' figures are behind is written down where listings change, in the same
-- transaction: no clock is compared, and a listing that moves away is missed by neither place.
CREATE FUNCTION touch_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO market_touches (locality_id) SELECT DISTINCT locality_id FROM fresh;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO market_touches (locality_id) SELECT DISTINCT locality_id FROM stale;
  ELSE
    INSERT INTO market_touches (locality_id)
    SELECT DISTINCT both_of.locality_id FROM stale s JOIN fresh f USING (id)
      CROSS JOIN LATERAL (VALUES (s.locality_id), (f.locality_id)) both_of (locality_id)
      WHERE (s.locality_id, s.status, s.listed_in, s.category, s.subcategory, s.price_paise,
             s.carpet_area_sqft, s.built_up_area_sqft, s.plot_area_sqft, s.bedrooms,
             s.published_at, s.society, s.developer)
        IS DISTINCT FROM
            (f.locality_id, f.status, f.listed_in, f.category, f.subcategory, f.price_paise,
             f.carpet_area_sqft, f.built_up_area_sqft, f.plot_area_sqft, f.bedrooms,
             f.published_at, f.society, f.developer);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_touch_market_new AFTER INSERT ON listings
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION touch_market();
--> statement-breakpoint
CREATE TRIGGER listings_touch_market AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION touch_market();
--> statement-breakpoint
CREATE TRIGGER listings_touch_market_gone AFTER DELETE ON listings
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION touch_market();
--> statement-breakpoint
CREATE FUNCTION touch_market_of_deal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_touches (locality_id)
  SELECT locality_id FROM listings WHERE id = NEW.listing_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_touch_market_new AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.state IN ('accepted', 'paid', 'completed')) EXECUTE FUNCTION touch_market_of_deal();
--> statement-breakpoint
CREATE TRIGGER bookings_touch_market AFTER UPDATE OF state ON bookings FOR EACH ROW
  WHEN ((OLD.state IN ('accepted', 'paid', 'completed'))
    <> (NEW.state IN ('accepted', 'paid', 'completed')))
  EXECUTE FUNCTION touch_market_of_deal();
--> statement-breakpoint
CREATE TRIGGER bids_touch_market_new AFTER INSERT ON bids FOR EACH ROW
  WHEN (NEW.state = 'accepted') EXECUTE FUNCTION touch_market_of_deal();
--> statement-breakpoint
CREATE TRIGGER bids_touch_market AFTER UPDATE OF state ON bids FOR EACH ROW
  WHEN ((OLD.state = 'accepted') <> (NEW.state = 'accepted'))
  EXECUTE FUNCTION touch_market_of_deal();
--> statement-breakpoint
INSERT INTO market_touches (locality_id) SELECT DISTINCT locality_id FROM listings;
--> statement-breakpoint
INSERT INTO market_state (id, wide_ms) VALUES (1, 0);
