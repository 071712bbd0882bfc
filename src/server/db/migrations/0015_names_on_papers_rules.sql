-- Papers of before: the names people have today are the nearest there is to those they signed with.
ALTER TABLE agreement_consents DISABLE TRIGGER agreement_consents_append_only;
--> statement-breakpoint
UPDATE agreement_consents c SET name = trim(p.first_name || ' ' || p.last_name)
FROM people p WHERE p.id = c.person_id;
--> statement-breakpoint
ALTER TABLE agreement_consents ENABLE TRIGGER agreement_consents_append_only;
--> statement-breakpoint
ALTER TABLE valuations DISABLE TRIGGER valuations_append_only;
--> statement-breakpoint
UPDATE valuations v SET evaluator =
  jsonb_build_object('name', trim(p.first_name || ' ' || p.last_name), 'licence', p.licence)
FROM engagements g JOIN people p ON p.id = g.professional_id WHERE g.id = v.engagement_id;
--> statement-breakpoint
ALTER TABLE valuations ENABLE TRIGGER valuations_append_only;
