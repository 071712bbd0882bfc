import { searchPath } from '#client/lib/search-path.ts';
import { BUDGET_LABEL, bandsFor } from '#domain/homes/budget-band.ts';
import { kindsListedIn, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { contactWays } from './contact-ways.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** Where it leads who is signed in. */
  withToken?: string;
}
export interface MenuGroup {
  heading: string;
  links: MenuLink[];
}
export interface Menu {
  label: string;
  groups: MenuGroup[];
}

const LISTED_IN = { Buy: 'sell', Rent: 'rent' } as const;

/** Only what is offered that way: land is not rented. */
function kinds(type: 'Buy' | 'Rent'): MenuLink[] {
  return kindsListedIn(LISTED_IN[type]).map((subcategory) => ({
    label: SUBCATEGORY_LABEL[subcategory],
    href: searchPath({ type, subCategory: subcategory }),
  }));
}

/** Searches by what a home may cost. */
export function budgetLinks(type: 'Buy' | 'Rent'): MenuLink[] {
  return bandsFor(LISTED_IN[type]).map((band) => ({
    label: BUDGET_LABEL[band],
    href: searchPath({ type, budget: band }),
  }));
}

const FIND_AN_AGENT: MenuLink = {
  label: 'Find an Agent',
  href: '/PropertyListHome?param1=agent&param2=Pune',
};
const VALUATION: MenuLink = {
  label: 'Property Valuation',
  href: '/home/propertyevaluation-guidance',
};

/** Of those signed in only users post: `signedInHeader` takes it away from others. */
const POST_PROPERTY: MenuLink = {
  label: 'Post property',
  href: `/Login?next=${encodeURIComponent('/AddProperty')}`,
  withToken: '/AddProperty',
};

/** The header's menus, in the order and words of the specification. */
export const MENUS: Menu[] = [
  {
    label: 'Buy',
    groups: [
      { heading: 'Property type', links: kinds('Buy') },
      { heading: 'Budget', links: budgetLinks('Buy') },
      {
        heading: 'Explore',
        links: [
          { label: 'Localities in Pune', href: '/localities' },
          { label: 'Projects in Pune', href: '/projects' },
          { label: 'Investment Hotspot', href: '/home/propertyAnalysis' },
          FIND_AN_AGENT,
        ],
      },
    ],
  },
  {
    label: 'Rent',
    groups: [
      { heading: 'Property type', links: kinds('Rent') },
      { heading: 'Budget', links: budgetLinks('Rent') },
    ],
  },
  {
    label: 'Sell',
    groups: [{ heading: 'Selling a home', links: [POST_PROPERTY, VALUATION, FIND_AN_AGENT] }],
  },
  {
    label: 'Property Services',
    groups: [
      {
        heading: 'Services',
        links: [
          { label: 'Home Interiors', href: '/home/homedesign-guidance' },
          VALUATION,
          { label: 'Legal Title Check', href: '/lawyers' },
          { label: 'Property Lawyers', href: '/lawyers' },
        ],
      },
    ],
  },
];

/** Every way to reach us, as set when the site is built. */
export const CONTACT = contactWays({
  PUBLIC_CHAT_URL: import.meta.env.PUBLIC_CHAT_URL,
  PUBLIC_WHATSAPP: import.meta.env.PUBLIC_WHATSAPP,
  PUBLIC_PHONE: import.meta.env.PUBLIC_PHONE,
  PUBLIC_EMAIL: import.meta.env.PUBLIC_EMAIL,
});

const set = (label: string, href: string | undefined): MenuLink[] =>
  href ? [{ label, href }] : [];

/** Our pages on social networks: those named when the site is built, beside the chat. */
export const SOCIAL: MenuLink[] = [
  ...set(CONTACT.chat?.label ?? '', CONTACT.chat?.href),
  ...set('Facebook', import.meta.env.PUBLIC_FACEBOOK_URL),
  ...set('Instagram', import.meta.env.PUBLIC_INSTAGRAM_URL),
  ...set('LinkedIn', import.meta.env.PUBLIC_LINKEDIN_URL),
  ...set('YouTube', import.meta.env.PUBLIC_YOUTUBE_URL),
];

const POPULAR: [string, string][] = [
  ['1', 'Hinjawadi'],
  ['2', 'Wakad'],
  ['2', 'Kharadi'],
  ['2', 'Hadapsar'],
  ['2', 'Baner'],
  ['3', 'Baner'],
  ['3', 'Kothrud'],
  ['3', 'Viman Nagar'],
  ['3', 'Kalyani Nagar'],
  ['4', 'Koregaon Park'],
];

/** Footer: popular BHK searches in Pune. */
export const POPULAR_SEARCHES: MenuLink[] = POPULAR.map(([bedrooms, loc]) => ({
  label: `${bedrooms} BHK flats in ${loc}`,
  href: `/flats/${bedrooms}-bhk-in-${loc.toLowerCase().replaceAll(' ', '-')}`,
}));
