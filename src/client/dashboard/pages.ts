import { ADS_PAGES } from '#client/ads/pages.ts';
import { DEALS_PAGES } from '#client/deals/pages.ts';
import { HOMES_PAGES } from '#client/homes/pages.ts';
import { idOf } from '#client/lib/id-of.ts';
import { type PageRow, page } from '#client/lib/page.ts';
import type { PaidPurpose } from '#client/money/checkout/purpose-pages.ts';
import { MONEY_PAGES } from '#client/money/pages.ts';
import { PEOPLE_PAGES } from '#client/people/pages.ts';
import { PROFESSIONALS_PAGES } from '#client/professionals/pages.ts';
import { TALK_PAGES } from '#client/talk/pages.ts';
import { type FeePath, PROFESSION, PROFESSIONS } from '#domain/lib/profession.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import { perSoldPage } from '#domain/lib/sold.ts';
import { feePurpose } from '#domain/money/purpose.ts';
import words from '#messages/people/desk/index.ts';
import { DESK_PAGES, HIRE, HIRE_PAGES } from './profession-pages.ts';

const listing = page(() => import('./pages/ViewPropertyDetails.tsx'), 'ViewPropertyDetails', {
  ownFrame: true,
});

const agent = page(() => import('./pages/RequestDetailsOfAgent.tsx'), 'RequestDetailsOfAgent', {
  ownFrame: true,
});

const owner = page(() => import('./pages/OwnerDetails.tsx'), 'OwnerDetails');

/** A side of a deal, as the other may know them; null where the address names nobody. */
const party = (is: 'owner' | 'buyer') =>
  page(() => import('./profile/PartyProfile.tsx'), 'PartyProfile', {
    props: ({ params, userId }) => {
      const personId = idOf(params.id);
      return personId === null ? null : { personId, userId, is };
    },
  });

/** The payment pages: one feature, a purpose each. */
const payment = (purpose: PaidPurpose) =>
  page(() => import('./pages/PayFor.tsx'), 'PayFor', {
    ownFrame: true,
    props: () => ({ purpose }),
  });

const FEE_PAGES = Object.fromEntries(
  PROFESSIONS.map((profession) => [
    PROFESSION[profession].fee.path,
    payment(feePurpose(profession)),
  ]),
) as Record<FeePath, PageRow>;

/** Pages that put several features together. */
const TOGETHER = {
  '/UserDashboard': page(() => import('./pages/UserDashboard.tsx'), 'UserDashboard', {
    ownFrame: true,
  }),
  '/MyProfile': page(() => import('./pages/MyProfile.tsx'), 'MyProfile', {
    ownFrame: true,
  }),
  '/TabPanel': page(() => import('./tab-panel/TabPanel.tsx'), 'TabPanel'),
  '/OwnerPropertiesScreen': page(
    () => import('./pages/OwnerPropertiesScreen.tsx'),
    'OwnerPropertiesScreen',
    { ownFrame: true },
  ),
  '/ViewPropertyDetails/{id}': listing,
  '/ViewPropertyDetails/{id}/{agentId}': listing,
  '/AddProperty': page(() => import('./pages/AddProperty.tsx'), 'AddProperty'),
  '/EditProperty/{id}': page(() => import('./pages/EditProperty.tsx'), 'EditProperty', {
    props: ({ params, userId }) => {
      const listingId = idOf(params.id);
      return listingId === null ? null : { listingId, userId };
    },
  }),
  '/BidProperties': page(() => import('./pages/BuyerBids.tsx'), 'BuyerBids'),
  '/BidingRequest': page(() => import('./pages/BidsReceived.tsx'), 'BidsReceived'),
  '/ShortlistedProperty': page(
    () => import('./pages/ShortlistedProperty.tsx'),
    'ShortlistedProperty',
    {
      action: {
        href: '/FavoritesProperties',
        get label() {
          return words.favourites;
        },
      },
    },
  ),
  '/OwnerBookedPropertyDetails/{id}/{propId}': page(
    () => import('./pages/OwnerBooking.tsx'),
    'OwnerBooking',
  ),
  '/BookedPropertyDetails/{id}/{bookingId}': page(
    () => import('./pages/BuyerBooking.tsx'),
    'BuyerBooking',
  ),
  '/OwnerDetails/{id}': owner,
  '/OwnerDetails/{id}/{agentId}': owner,
  '/SellerDetails/{id}': party('owner'),
  '/BuyerSideDetials/{id}': party('buyer'),
  '/PropertyRequest/{id}': page(() => import('./pages/PropertyRequest.tsx'), 'PropertyRequest', {
    ownFrame: true,
  }),
  '/Request/{id}': page(() => import('./pages/Request.tsx'), 'Request', {
    get heading() {
      return words.request;
    },
  }),
  '/RequestDetails/{agentId}/{id}': agent,
  '/RequestDetails/{agentId}': agent,
  ...HIRE_PAGES,
  '/HireAgent': page(() => import('./pages/HireAgent.tsx'), 'HireAgent', {
    ...HIRE,
    intro: PROFESSION.agent.hire.intro,
  }),
  '/HiredAgents/{id}': page(() => import('./pages/HiredAgents.tsx'), 'HiredAgents', {
    ownFrame: true,
    orAll: true,
  }),
  '/MyProperties/HireAgentForProperty/': page(
    () => import('./pages/HireAgentForProperty.tsx'),
    'HireAgentForProperty',
    { ownFrame: true },
  ),
  '/ScheduleMeeting': page(() => import('./pages/ScheduleMeeting.tsx'), 'ScheduleMeeting', {
    get heading() {
      return words.visitsMeetings;
    },
  }),
  '/AgentLeadList': page(() => import('./pages/AgentLeadList.tsx'), 'AgentLeadList', {
    ownFrame: true,
  }),
  '/LawyerRequestDetails/{id}': page(() => import('./pages/LegalWork.tsx'), 'LegalWork', {
    ownFrame: true,
  }),
  '/EvaluatorLeadDetails/{id}': page(() => import('./pages/Valuation.tsx'), 'Valuation', {
    get heading() {
      return words.valuation;
    },
    back: {
      href: '/EvaluatorLeadList',
      get label() {
        return words.allLeads;
      },
    },
  }),
  '/EvaluatorDetails/{id}': page(() => import('./pages/EvaluatorDetails.tsx'), 'EvaluatorDetails'),
  '/PropertyAnalysis': page(() => import('./pages/PropertyAnalysis.tsx'), 'PropertyAnalysis', {
    ownFrame: true,
  }),
  ...perSoldPage(payment),
  ...FEE_PAGES,
  '/PaymentHistory': page(() => import('./pages/PaymentHistory.tsx'), 'PaymentHistory'),
  '/Campaigns/{id}': page(() => import('./pages/CampaignPage.tsx'), 'CampaignPage', {
    ownFrame: true,
  }),
} satisfies Partial<Record<AppPath, PageRow>>;

/** The row of every path of the app; a path without one does not compile. */
export const PAGES: Record<AppPath, PageRow> = {
  ...DESK_PAGES,
  ...PEOPLE_PAGES,
  ...HOMES_PAGES,
  ...DEALS_PAGES,
  ...MONEY_PAGES,
  ...PROFESSIONALS_PAGES,
  ...TALK_PAGES,
  ...ADS_PAGES,
  ...TOGETHER,
};
