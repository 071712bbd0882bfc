import type { getUpload } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import type { Verb } from '#server/http/execute.ts';
import { readProgress } from './read-upload.ts';

export const getUploadVerb: Verb<typeof getUpload> = async (context, { params }) =>
  success(await readProgress(context, params));
