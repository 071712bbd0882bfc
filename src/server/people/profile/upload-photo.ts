import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { uploadPhoto } from '#contract/people/profile.ts';
import words from '#messages/people/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { removePhotoFiles, storePhoto } from '#server/uploads/person-photos.ts';
import { changePhoto } from './change-photo.ts';

export const uploadPhotoVerb: Verb<typeof uploadPhoto> = async (context, { file }) => {
  if (!file) throw new AppError('malformed');
  const { store } = context.ports;
  const image = await storePhoto(store, file);
  try {
    await changePhoto(context, image);
  } catch (error) {
    await removePhotoFiles(store, image);
    throw error;
  }
  return success({ ProfileImage: image }, words.photoSaved);
};
