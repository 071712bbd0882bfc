import { success } from '#contract/lib/envelope.ts';
import type { removePhoto } from '#contract/people/profile.ts';
import words from '#messages/people/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { changePhoto } from './change-photo.ts';

export const removePhotoVerb: Verb<typeof removePhoto> = async (context) => {
  await changePhoto(context, null);
  return success(null, words.photoRemoved);
};
