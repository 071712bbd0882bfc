import * as banks from '#contract/people/bank-accounts.ts';
import * as profile from '#contract/people/profile.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { addBankAccountVerb } from '#server/people/bank-accounts/add-bank-account.ts';
import { findAdminBankDetailsVerb } from '#server/people/bank-accounts/find-admin-bank-details.ts';
import { getUserBankDetailsVerb } from '#server/people/bank-accounts/get-bank-account.ts';
import { findUserBankDetailsVerb } from '#server/people/bank-accounts/list-bank-accounts.ts';
import { removeBankAccountVerb } from '#server/people/bank-accounts/remove-bank-account.ts';
import { changeContactVerb } from './change-contact.ts';
import { confirmContactVerb } from './confirm-contact.ts';
import { deleteAccountVerb } from './delete-account.ts';
import { downloadMyDataVerb } from './download-my-data.ts';
import { getProfileVerb } from './get-profile.ts';
import { removePhotoVerb } from './remove-photo.ts';
import { updateProfileVerb } from './update-profile.ts';
import { uploadPhotoVerb } from './upload-photo.ts';

export const profileRoutes: Route[] = [
  implement(profile.getProfile, getProfileVerb),
  implement(profile.updateProfile, updateProfileVerb),
  implement(profile.uploadPhoto, uploadPhotoVerb),
  implement(profile.removePhoto, removePhotoVerb),
  implement(profile.changeContact, changeContactVerb),
  implement(profile.confirmContact, confirmContactVerb),
  implement(banks.findUserBankDetails, findUserBankDetailsVerb),
  implement(banks.getUserBankDetails, getUserBankDetailsVerb),
  implement(banks.addBankAccount, addBankAccountVerb),
  implement(banks.removeBankAccount, removeBankAccountVerb),
  implement(banks.findAdminBankDetails, findAdminBankDetailsVerb),
  implement(profile.downloadMyData, downloadMyDataVerb),
  implement(profile.deleteAccount, deleteAccountVerb),
];
