CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
--> statement-breakpoint
CREATE TRIGGER webhook_events_append_only BEFORE UPDATE OR DELETE ON "webhook_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_edit();
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
