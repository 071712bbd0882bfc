-- What the schema's description cannot say: functions and triggers, written by hand.

CREATE FUNCTION refuse_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER timeline_append_only BEFORE UPDATE OR DELETE ON timeline
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER bid_log_append_only BEFORE UPDATE OR DELETE ON bid_log
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER contact_views_append_only BEFORE UPDATE OR DELETE ON contact_views
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER webhook_events_append_only BEFORE UPDATE OR DELETE ON webhook_events
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER lead_notes_append_only BEFORE UPDATE OR DELETE ON lead_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER document_views_append_only BEFORE UPDATE OR DELETE ON document_views
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER agreement_consents_append_only BEFORE UPDATE OR DELETE ON agreement_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER valuations_append_only BEFORE UPDATE OR DELETE ON valuations
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
-- Prices are history from the moment they are public: what a draft cost while it was being written is nobody's.
CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER listings_record_price AFTER INSERT OR UPDATE OF price_paise, status ON listings
  FOR EACH ROW EXECUTE FUNCTION record_price();
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION refuse_imbalance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  missing bigint;
BEGIN
  SELECT coalesce(sum(amount_paise), 0) INTO missing
    FROM ledger_entries WHERE transaction_id = NEW.transaction_id;
  IF missing <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % misses balance by % paise', NEW.transaction_id, missing;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
CREATE FUNCTION refuse_fewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.views >= OLD.views AND NEW.clicks >= OLD.clicks AND NEW.spent_mills >= OLD.spent_mills
      AND (NEW.campaign_id, NEW.day, NEW.place) = (OLD.campaign_id, OLD.day, OLD.place) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'counts of ads only grow';
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_counts_only_grow BEFORE UPDATE OR DELETE ON "ad_counts"
  FOR EACH ROW EXECUTE FUNCTION refuse_fewer();
--> statement-breakpoint
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
-- The one row that says how old the figures of the market are.
INSERT INTO market_state (id, wide_ms) VALUES (1, 0);
