-- Registrations given before they were checked wait for evidence.
INSERT INTO licences (person_id, number)
SELECT id, licence FROM people
WHERE licence IS NOT NULL AND deleted_at IS NULL AND role NOT IN ('user', 'admin');
--> statement-breakpoint
ALTER TABLE valuations DISABLE TRIGGER valuations_append_only;
--> statement-breakpoint
UPDATE valuations SET evaluator = evaluator || '{"licenceChecked": false}' WHERE evaluator IS NOT NULL;
--> statement-breakpoint
ALTER TABLE valuations ENABLE TRIGGER valuations_append_only;
