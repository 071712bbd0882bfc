import * as campaigns from '../../../contract/campaigns.ts';
import { implement, type Route } from '../../http/execute.ts';
import { getAdPassVerb } from './ad-pass.ts';
import {
  approveCampaignVerb,
  listAdminCampaignsVerb,
  rejectCampaignVerb,
  stopCampaignVerb,
} from './decide.ts';
import { getCampaignVerb, listCampaignsVerb } from './get-campaign.ts';
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
  implement(campaigns.listCampaigns, listCampaignsVerb),
  implement(campaigns.createCampaign, createCampaignVerb),
  implement(campaigns.getCampaign, getCampaignVerb),
  implement(campaigns.changeCampaign, changeCampaignVerb),
  implement(campaigns.uploadAdPicture, uploadAdPictureVerb),
  implement(campaigns.submitCampaign, submitCampaignVerb),
  implement(campaigns.reviseCampaign, reviseCampaignVerb),
  implement(campaigns.withdrawCampaign, withdrawCampaignVerb),
  implement(campaigns.pauseCampaign, pauseCampaignVerb),
  implement(campaigns.resumeCampaign, resumeCampaignVerb),
  implement(campaigns.cancelCampaign, cancelCampaignVerb),
  implement(campaigns.getAdPass, getAdPassVerb),
  implement(campaigns.getCampaignReport, getCampaignReportVerb),
  implement(campaigns.getCampaignCsv, getCampaignCsvVerb),
  implement(campaigns.listAdminCampaigns, listAdminCampaignsVerb),
  implement(campaigns.approveCampaign, approveCampaignVerb),
  implement(campaigns.rejectCampaign, rejectCampaignVerb),
  implement(campaigns.stopCampaign, stopCampaignVerb),
];
