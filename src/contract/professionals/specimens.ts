import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { PDF } from '#contract/lib/media-types.ts';
import { SPECIMENS } from '#domain/professionals/profile-parts.ts';

export const getSpecimen = endpoint({
  name: 'getSpecimen',
  summary: 'A report as clients get it, about an invented home and marked as a specimen',
  method: 'GET',
  path: '/hire/specimen/{paper}',
  access: 'anyone',
  reach: 'public',
  tags: [],
  limit: { calls: 60, seconds: 600 },
  params: z.object({ paper: z.enum(SPECIMENS) }),
  response: download(PDF),
  errors: ['rate_limited'],
});
