import { searchPath } from '#client/lib/search-path.ts';
import { BUDGET_LABEL, bandsFor } from '#domain/homes/budget-band.ts';
import { kindsListedIn, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import words from '#messages/lib/menus/index.ts';
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

const findAnAgent = (): MenuLink => ({
  label: words.findAgent,
  href: '/PropertyListHome?param1=agent&param2=Pune',
});
const valuation = (): MenuLink => ({
  label: words.valuation,
  href: '/home/propertyevaluation-guidance',
});

/** Of those signed in only users post: `signedInHeader` takes it away from others. */
const postProperty = (): MenuLink => ({
  label: words.postProperty,
  href: `/Login?next=${encodeURIComponent('/AddProperty')}`,
  withToken: '/AddProperty',
});

/** The header's menus, in the order and, in English, the words of the specification. */
export const menus = (): Menu[] => [
  {
    label: words.buy,
    groups: [
      { heading: words.propertyType, links: kinds('Buy') },
      { heading: words.budget, links: budgetLinks('Buy') },
      {
        heading: words.explore,
        links: [
          { label: words.localities, href: '/localities' },
          { label: words.projects, href: '/projects' },
          { label: words.hotspots, href: '/home/propertyAnalysis' },
          findAnAgent(),
        ],
      },
    ],
  },
  {
    label: words.rent,
    groups: [
      { heading: words.propertyType, links: kinds('Rent') },
      { heading: words.budget, links: budgetLinks('Rent') },
    ],
  },
  {
    label: words.sell,
    groups: [{ heading: words.sellingHome, links: [postProperty(), valuation(), findAnAgent()] }],
  },
  {
    label: words.services,
    groups: [
      {
        heading: words.servicesOffered,
        links: [
          { label: words.interiors, href: '/home/homedesign-guidance' },
          valuation(),
          { label: words.titleCheck, href: '/lawyers' },
          { label: words.lawyers, href: '/lawyers' },
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

const POPULAR: [bedrooms: string, slug: keyof typeof words.places][] = [
  ['1', 'hinjawadi'],
  ['2', 'wakad'],
  ['2', 'kharadi'],
  ['2', 'hadapsar'],
  ['2', 'baner'],
  ['3', 'baner'],
  ['3', 'kothrud'],
  ['3', 'viman-nagar'],
  ['3', 'kalyani-nagar'],
  ['4', 'koregaon-park'],
];

/** Footer: popular BHK searches in Pune. */
export const popularSearches = (): MenuLink[] =>
  POPULAR.map(([bedrooms, slug]) => ({
    label: words.flatsIn({ bedrooms, locality: words.places[slug] }),
    href: `/flats/${bedrooms}-bhk-in-${slug}`,
  }));
