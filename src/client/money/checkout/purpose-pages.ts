import {
  adCampaignCallBack,
  feeCallBacks,
  type OrderStatus,
  soldCallBacks,
} from '#contract/money/payments.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import { type FeePurpose, type PricedPurpose, perFee } from '#domain/money/purpose.ts';

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

const FIND: Link = { href: '/PropertyListHome', label: 'Find a property' };

const contact = (lead: string): PurposePage => ({
  lead,
  subject: {
    name: 'property',
    title: 'Whose contact would you like?',
    text: 'Open a property and ask there for the number of who offers it.',
    link: FIND,
  },
  next: ({ subjectId }) =>
    subjectId
      ? { href: `/ViewPropertyDetails/${subjectId}#contact`, label: 'See the contact' }
      : { href: '/InterestedProperties', label: 'See my contacts' },
});

const fee = (profession: Profession): PurposePage => {
  const { noun, one, hire } = PROFESSION[profession];
  const [who] = noun;
  return {
    lead: `The fee is held in escrow and goes to the ${who} when the work is done.`,
    subject: {
      name: 'engagement',
      title: `There is nothing to pay to ${one} yet`,
      text: `Once you have hired ${one} and agreed on a fee, you pay it from there.`,
      link: { href: hire.path, label: `Hire ${one}` },
    },
    next: ({ subjectId }) => ({
      href: `/HiredAgents/0${subjectId ? `?engagement=${subjectId}` : ''}`,
      label: 'See the work',
    }),
  };
};

/** What each payment page says, and where it leads. */
export const PURPOSE_PAGES: Record<PaidPurpose, PurposePage> = {
  subscription: {
    lead: 'A package begins when it is paid.',
    next: () => ({ href: '/MyPackages', label: 'See my package' }),
  },
  ownerContact: contact(
    'You see the phone and e-mail of who offers the property at once; they see yours.',
  ),
  rentContact: contact(
    'You see the phone and e-mail of who lets the property at once; they see yours.',
  ),
  promoteProperty: {
    lead: 'Your property is marked Promoted and stands among the first results.',
    subject: {
      name: 'property',
      title: 'Which property?',
      text: 'Choose one of your properties that is on the search.',
      link: { href: '/PropertyPlans', label: 'Choose a property' },
    },
    next: () => ({ href: '/PropertyPlans', label: 'See what is promoted' }),
  },
  promoteProfile: {
    lead: 'You stand among the premium professionals on the home page.',
    next: () => ({ href: '/MyPackages', label: 'See until when' }),
  },
  propertyAnalysis: {
    lead: 'Prices, rents and trends of every locality, with comparisons.',
    next: () => ({ href: '/PropertyAnalysis', label: 'Open the analysis' }),
  },
  agentLead: {
    lead: 'Wishes of buyers who agreed to hear from agents.',
    next: () => ({ href: '/AgentLeadList', label: 'Open my leads' }),
  },
  ...perFee(fee),
  adCampaign: {
    lead: 'An ad is shown from its first day on, once it is paid.',
    next: ({ subjectId }) => ({
      href: subjectId ? `/Campaigns/${subjectId}` : '/Campaigns',
      label: 'See my ad',
    }),
  },
};
