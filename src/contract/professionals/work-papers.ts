import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { openText } from '#contract/people/open-text.ts';
import { PAPER_KINDS } from '#domain/professionals/work-paper.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/agreement-fields/index.ts';

export const MAX_PAPER_BYTES = 20 * 1024 * 1024;

const instant = z.iso.datetime();

export const workPaper = z.object({
  id: z.number().int(),
  kind: z.enum(PAPER_KINDS),
  label: z.string(),
  version: z.number().int(),
  fileName: z.string(),
  bytes: z.number().int(),
  /** Of the file as it was handed in. */
  sha256: z.string(),
  by: z.enum(['client', 'professional']),
  at: instant,
  /** How often it was opened by others than who handed it in, and when last. */
  views: z.number().int(),
  viewedAt: instant.nullable(),
});
named({ WorkPaper: workPaper });
export type WorkPaper = z.infer<typeof workPaper>;

export const addedPaper = envelope(
  z.object({ paperId: z.number().int(), version: z.number().int() }),
);

export const addWorkPaper = endpoint({
  name: 'addWorkPaper',
  summary: 'Hand in a paper; one under a name that is there becomes its next version',
  method: 'POST',
  path: '/lawyer/papers/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['papers'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  query: z.object({
    kind: z.enum(['agreement', 'evidence', 'other'], { error: () => usual.paperKind }),
    label: openText(80).min(3, { error: () => words.paperName }),
    filename: z
      .string()
      .max(...upTo(300))
      .default('paper'),
  }),
  upload: { maxBytes: MAX_PAPER_BYTES, types: DOCUMENTS },
  response: addedPaper,
  errors: ['not_found', 'too_large', 'conflict', 'invalid', 'rate_limited'],
});

export const openPaper = endpoint({
  name: 'openPaper',
  summary: 'A paper of a piece of work, with the viewer’s name on it; for its parties and staff',
  method: 'GET',
  path: '/lawyer/paper/{id}',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  staffToo: true,
  limit: { calls: 120, seconds: 3_600 },
  params: byId,
  response: download(...DOCUMENTS),
  errors: ['not_found', 'rate_limited'],
});
