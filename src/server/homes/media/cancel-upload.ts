import type { cancelUpload } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/done/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { dropUpload } from './drop-upload.ts';
import { findUpload } from './read-upload.ts';

export const cancelUploadVerb: Verb<typeof cancelUpload> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const upload = await findUpload(context, tx, params);
    if (!upload || !(await dropUpload(context, tx, upload))) throw new AppError('not_found');
  });
  return success(null, words.uploadGivenUp);
};
