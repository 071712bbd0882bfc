-- What was bought for a home is not used up while nobody can have it: days of promotion wait.
UPDATE "listings" SET "off_since" = coalesce("frozen_at", "updated_at") WHERE "status" = 'paused';
--> statement-breakpoint
CREATE FUNCTION keep_promoted_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'live' AND NEW.status IN ('booked', 'paused') THEN
    NEW.off_since := NEW.updated_at;
  ELSIF NEW.status = 'live' AND OLD.off_since IS NOT NULL THEN
    IF OLD.featured_until > OLD.off_since AND NEW.updated_at > OLD.off_since THEN
      NEW.featured_until := OLD.featured_until + (NEW.updated_at - OLD.off_since);
    END IF;
    NEW.off_since := NULL;
  ELSIF NEW.status NOT IN ('live', 'booked', 'paused') THEN
    NEW.off_since := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_keep_promoted_days BEFORE UPDATE OF status ON listings
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_promoted_days();
--> statement-breakpoint
-- A note names the person it is about: never edited, but gone where that person is erased.
DROP TRIGGER lead_notes_append_only ON lead_notes;
--> statement-breakpoint
CREATE TRIGGER lead_notes_unedited BEFORE UPDATE ON lead_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
