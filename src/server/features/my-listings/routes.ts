import * as mine from '../../../contract/my-listings.ts';
import { implement, type Route } from '../../http/execute.ts';
import { changeListingVerb } from './change-listing.ts';
import { confirmListingVerb } from './confirm-listing.ts';
import {
  createDraftVerb,
  deleteDraftVerb,
  getDraftVerb,
  listDraftsVerb,
  saveDraftVerb,
} from './drafts.ts';
import { editListingVerb } from './edit-listing.ts';
import {
  comparableRateVerb,
  findByUserIdVerb,
  findByUserVerb,
  myVerifiedPropertyVerb,
} from './find-own-listings.ts';
import { finishDraftVerb } from './finish-draft.ts';

export const myListingRoutes: Route[] = [
  implement(mine.createDraft, createDraftVerb),
  implement(mine.listDrafts, listDraftsVerb),
  implement(mine.getDraft, getDraftVerb),
  implement(mine.saveDraft, saveDraftVerb),
  implement(mine.deleteDraft, deleteDraftVerb),
  implement(mine.finishDraft, finishDraftVerb),
  implement(mine.comparableRate, comparableRateVerb),
  implement(mine.findByUser, findByUserVerb),
  implement(mine.findByUserId, findByUserIdVerb),
  implement(mine.myVerifiedProperty, myVerifiedPropertyVerb),
  implement(mine.editListing, editListingVerb),
  implement(mine.changeListing, changeListingVerb),
  implement(mine.confirmListing, confirmListingVerb),
];
