import * as drafts from '#contract/homes/drafts.ts';
import * as myListingSteps from '#contract/homes/my-listing-steps.ts';
import * as mine from '#contract/homes/my-listings.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { changeListingVerb } from './change-listing.ts';
import { changeListingsVerb } from './change-several.ts';
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
import { getMyListingsCsvVerb } from './listings-csv.ts';

export const myListingRoutes: Route[] = [
  implement(drafts.createDraft, createDraftVerb),
  implement(drafts.listDrafts, listDraftsVerb),
  implement(drafts.getDraft, getDraftVerb),
  implement(drafts.saveDraft, saveDraftVerb),
  implement(drafts.deleteDraft, deleteDraftVerb),
  implement(drafts.finishDraft, finishDraftVerb),
  implement(drafts.comparableRate, comparableRateVerb),
  implement(mine.findByUser, findByUserVerb),
  implement(mine.getMyListingsCsv, getMyListingsCsvVerb),
  implement(mine.findByUserId, findByUserIdVerb),
  implement(mine.myVerifiedProperty, myVerifiedPropertyVerb),
  implement(myListingSteps.editListing, editListingVerb),
  implement(myListingSteps.changeListing, changeListingVerb),
  implement(myListingSteps.changeListings, changeListingsVerb),
  implement(myListingSteps.confirmListing, confirmListingVerb),
];
