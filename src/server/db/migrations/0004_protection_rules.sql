-- A paper of an agreement belonged to all agreements of its work so far: it goes to the version that
-- stood when it was handed in, or stays with the two parties of the work where there was none.
UPDATE work_documents w SET agreement_id = (
  SELECT a.id FROM agreements a
  WHERE a.engagement_id = w.engagement_id AND a.created_at <= w.created_at
  ORDER BY a.version DESC LIMIT 1)
WHERE w.kind = 'agreement';
--> statement-breakpoint
-- Over both columns, so that no paper belongs to an agreement of other work.
ALTER TABLE work_documents ADD CONSTRAINT work_documents_agreement
  FOREIGN KEY (agreement_id, engagement_id) REFERENCES agreements (id, engagement_id);

--> statement-breakpoint
-- Homes of who is suspended already pause as those of who will be.
UPDATE "listings" l SET "status" = 'paused', "frozen_at" = p."suspended_at"
FROM "people" p
WHERE p."id" = l."owner_id" AND p."suspended_at" IS NOT NULL AND l."status" = 'live';
--> statement-breakpoint
-- Until staff look again, what a verified home is now counts as what they saw.
UPDATE "listings" l SET "verified_as" = jsonb_build_object(
  'localityId', l."locality_id",
  'at', jsonb_build_object('lat', l."location"[1], 'lng', l."location"[0]),
  'privateAddress', l."private_address",
  'society', l."society",
  'subcategory', l."subcategory",
  'bedrooms', l."bedrooms",
  'floor', l."floor",
  'carpetAreaSqft', l."carpet_area_sqft",
  'builtUpAreaSqft', l."built_up_area_sqft",
  'plotAreaSqft', l."plot_area_sqft",
  'reraNumber', l."rera_number",
  'ownerName', p."first_name" || ' ' || p."last_name")
FROM "people" p
WHERE p."id" = l."owner_id" AND l."verified_until" > now();
--> statement-breakpoint
-- Who has left leaves no exact place behind.
UPDATE "listings" l SET "location" = l."public_location", "private_address" = NULL
FROM "people" p
WHERE p."id" = l."owner_id" AND p."deleted_at" IS NOT NULL;

--> statement-breakpoint
-- Accounts from before names were compared: those whose bank's name has both of the person's names.
update bank_accounts b set name_state = 'fits'
from people p
where p.id = b.person_id
  and strpos(lower(b.name_at_bank), lower(trim(p.first_name))) > 0
  and strpos(lower(b.name_at_bank), lower(trim(p.last_name))) > 0;

--> statement-breakpoint
-- Ratings counted visits and sales, and each of a client's words; from now on paid work alone, by the
-- latest word of each client. Response times start anew: they counted requests that nobody paid for.
UPDATE professional_profiles p SET response_minutes = NULL, rating_count = (
    SELECT count(DISTINCT r.author_id) FROM reviews r
    JOIN engagements g ON r.subject_kind = 'engagement' AND g.id = r.subject_id
    WHERE r.person_id = p.person_id AND r.hidden_at IS NULL AND g.professional_id = r.person_id
      AND g.client_id = r.author_id AND g.state = 'confirmed' AND EXISTS (SELECT FROM orders o
        WHERE o.subject_kind = 'engagement' AND o.subject_id = g.id AND o.state = 'paid'
          AND o.total_paise > 0)),
  rating_sum = (
    SELECT coalesce(sum(rated.stars), 0) FROM (
      SELECT DISTINCT ON (r.author_id) r.stars FROM reviews r
      JOIN engagements g ON r.subject_kind = 'engagement' AND g.id = r.subject_id
      WHERE r.person_id = p.person_id AND r.hidden_at IS NULL AND g.professional_id = r.person_id
        AND g.client_id = r.author_id AND g.state = 'confirmed' AND EXISTS (SELECT FROM orders o
          WHERE o.subject_kind = 'engagement' AND o.subject_id = g.id AND o.state = 'paid'
            AND o.total_paise > 0)
      ORDER BY r.author_id, r.id DESC) rated);

--> statement-breakpoint
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

--> statement-breakpoint
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
