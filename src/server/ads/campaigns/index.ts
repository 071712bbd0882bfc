export {
  /** A campaign's picture at a place's size, or its video. */
  adMediaOf,
  /** The key in the object store of the file a picture's path stands for. */
  adPictureKey,
  /** Keys of every file of a campaign's picture. */
  filesOf as adFiles,
} from './ad-media.ts';
export {
  /** Whose pass it is. */
  readAdPass,
} from './ad-pass.ts';
export {
  /** What views cost at first, place by place. */
  adRates,
} from './ad-rates.ts';
export {
  /** Ends what has used up its budget or had its days. */
  expireCampaigns,
  /** The same for whoever notices. */
  finishCampaign,
} from './expire.ts';
export {
  /** Forgets by what viewers of ads were told apart. */
  forgetAdViewers,
  /** How the mark of a viewer begins who is known for a day only, and of one whose pass was shown. */
  OF_A_DAY,
  /** The viewers of ads who were signed in. */
  OF_A_PERSON,
} from './forget-viewers.ts';
export {
  /** Ads of somebody who leaves. */
  closeCampaigns,
} from './leave-campaigns.ts';
export {
  /** What somebody advertises. */
  adsRecord,
} from './person-record.ts';
export {
  /** What paying for an ad means. */
  campaignPurposes,
} from './purposes.ts';
export {
  /** Its endpoints. */
  campaignRoutes,
} from './routes.ts';
export {
  /** Ads that wait for staff. */
  waitingCampaigns,
} from './waiting-for-staff.ts';
