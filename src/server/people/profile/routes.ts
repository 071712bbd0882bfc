import * as profile from '#contract/people/profile.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { changeContactVerb } from './change-contact.ts';
import { confirmContactVerb } from './confirm-contact.ts';
import { deleteAccountVerb } from './delete-account.ts';
import { downloadMyDataVerb } from './download-my-data.ts';
import { getProfileVerb } from './get-profile.ts';
import { removePhotoVerb } from './remove-photo.ts';
import { saveLanguageVerb } from './save-language.ts';
import { updateProfileVerb } from './update-profile.ts';
import { uploadPhotoVerb } from './upload-photo.ts';

export const profileRoutes: Route[] = [
  implement(profile.getProfile, getProfileVerb),
  implement(profile.updateProfile, updateProfileVerb),
  implement(profile.saveLanguage, saveLanguageVerb),
  implement(profile.uploadPhoto, uploadPhotoVerb),
  implement(profile.removePhoto, removePhotoVerb),
  implement(profile.changeContact, changeContactVerb),
  implement(profile.confirmContact, confirmContactVerb),
  implement(profile.downloadMyData, downloadMyDataVerb),
  implement(profile.deleteAccount, deleteAccountVerb),
];
