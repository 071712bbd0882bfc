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
