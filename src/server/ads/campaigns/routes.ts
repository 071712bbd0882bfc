import * as admin from '#contract/ads/campaign-admin.ts';
import * as reports from '#contract/ads/campaign-reports.ts';
import * as steps from '#contract/ads/campaign-steps.ts';
import * as campaigns from '#contract/ads/campaigns.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getAdPassVerb } from './ad-pass.ts';
import {
  approveCampaignVerb,
  listAdminCampaignsVerb,
  rejectCampaignVerb,
  stopCampaignVerb,
} from './decide.ts';
import { getCampaignVerb, listCampaignsVerb, listMyCampaignsVerb } from './get-campaign.ts';
import { listAdPlacesVerb } from './prices.ts';
import { getCampaignCsvVerb, getCampaignReportVerb } from './report.ts';
import {
  cancelCampaignVerb,
  pauseCampaignVerb,
  resumeCampaignVerb,
  reviseCampaignVerb,
  withdrawCampaignVerb,
} from './steps.ts';
import { submitCampaignVerb } from './submit.ts';
import { uploadAdPictureVerb } from './upload-picture.ts';
import { changeCampaignVerb, createCampaignVerb } from './write-campaign.ts';

export const campaignRoutes: Route[] = [
  implement(campaigns.listAdPlaces, listAdPlacesVerb),
  implement(campaigns.listMyCampaigns, listMyCampaignsVerb),
  implement(campaigns.listCampaigns, listCampaignsVerb),
  implement(campaigns.createCampaign, createCampaignVerb),
  implement(campaigns.getCampaign, getCampaignVerb),
  implement(campaigns.changeCampaign, changeCampaignVerb),
  implement(campaigns.uploadAdPicture, uploadAdPictureVerb),
  implement(steps.submitCampaign, submitCampaignVerb),
  implement(steps.reviseCampaign, reviseCampaignVerb),
  implement(steps.withdrawCampaign, withdrawCampaignVerb),
  implement(steps.pauseCampaign, pauseCampaignVerb),
  implement(steps.resumeCampaign, resumeCampaignVerb),
  implement(steps.cancelCampaign, cancelCampaignVerb),
  implement(campaigns.getAdPass, getAdPassVerb),
  implement(reports.getCampaignReport, getCampaignReportVerb),
  implement(reports.getCampaignCsv, getCampaignCsvVerb),
  implement(admin.listAdminCampaigns, listAdminCampaignsVerb),
  implement(admin.approveCampaign, approveCampaignVerb),
  implement(admin.rejectCampaign, rejectCampaignVerb),
  implement(admin.stopCampaign, stopCampaignVerb),
];
