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
