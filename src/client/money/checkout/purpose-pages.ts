import {
  adCampaignCallBack,
  feeCallBacks,
  soldCallBacks,
} from '#contract/money/payment-call-backs.ts';
import type { OrderStatus } from '#contract/money/payments.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import { type FeePurpose, type PricedPurpose, perFee } from '#domain/money/purpose.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/buying/index.ts';

export type PaidPurpose = PricedPurpose | FeePurpose | 'adCampaign';

/** The call that tells the page of each how its payment went. */
export const CALL_BACKS = {
  ...soldCallBacks,
  ...feeCallBacks,
  adCampaign: adCampaignCallBack,
} satisfies Record<PaidPurpose, unknown>;
export type CallBack = (typeof CALL_BACKS)[PaidPurpose];

interface Link {
  href: string;
  label: string;
}

interface PurposePage {
  lead: string;
  /** The address's name for what it is about; without it nothing can be bought. */
  subject?: {
    name: 'property' | 'engagement';
    /** Said where it is missing. */
    title: string;
    text: string;
    link: Link;
  };
  /** Where what was bought is found. */
  next: (order: OrderStatus) => Link;
}

const FIND: Link = {
  href: '/PropertyListHome',
  get label() {
    return words.findProperty;
  },
};

const contact = (lead: string): PurposePage => ({
  lead,
  subject: {
    name: 'property',
    title: words.whoseContactWould,
    text: words.openPropertyAsk,
    link: FIND,
  },
  next: ({ subjectId }) =>
    subjectId
      ? { href: `/ViewPropertyDetails/${subjectId}#contact`, label: words.seeContact }
      : { href: '/InterestedProperties', label: words.seeMyContacts },
});

const fee = (profession: Profession): PurposePage => {
  const { noun, one, hire } = PROFESSION[profession];
  const [who] = noun;
  return {
    lead: words.feeHeldEscrow({ who }),
    subject: {
      name: 'engagement',
      title: words.nothingPayYet({ one }),
      text: words.onceHiredAgreed({ one }),
      link: { href: hire.path, label: words.hire({ one }) },
    },
    next: ({ subjectId }) => ({
      href: `/HiredAgents/0${subjectId ? `?engagement=${subjectId}` : ''}`,
      label: words.seeWork,
    }),
  };
};

/** What each payment page says, and where it leads. */
export const PURPOSE_PAGES: Record<PaidPurpose, PurposePage> = labels(() => ({
  subscription: {
    lead: words.packageBeginsWhen,
    next: () => ({ href: '/MyPackages', label: words.seeMyPackage }),
  },
  ownerContact: contact(words.seePhoneE),
  rentContact: contact(words.seePhoneEMail),
  promoteProperty: {
    lead: words.propertyMarkedPromoted,
    subject: {
      name: 'property',
      title: words.whichProperty,
      text: words.chooseOneProperties,
      link: { href: '/PropertyPlans', label: words.chooseProperty },
    },
    next: () => ({ href: '/PropertyPlans', label: words.seeWhatPromoted }),
  },
  promoteProfile: {
    lead: words.standAmongPremium,
    next: () => ({ href: '/MyPackages', label: words.seeUntilWhen }),
  },
  propertyAnalysis: {
    lead: words.pricesRentsTrends,
    next: () => ({ href: '/PropertyAnalysis', label: words.openAnalysis }),
  },
  agentLead: {
    lead: words.wishesBuyersWho,
    next: () => ({ href: '/AgentLeadList', label: words.openMyLeads }),
  },
  ...perFee(fee),
  adCampaign: {
    lead: words.adShownFrom,
    next: ({ subjectId }) => ({
      href: subjectId ? `/Campaigns/${subjectId}` : '/Campaigns',
      label: words.seeMyAd,
    }),
  },
}));
