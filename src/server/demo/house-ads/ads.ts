import type { AdPlace } from '#domain/ads/place.ts';
import { NOTHING } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { adCampaignPlaces, adCampaigns } from '#server/db/schema/index.ts';
import { houseBase, type Scene } from './draw.ts';

interface HouseAd {
  scene: Scene;
  format: 'image' | 'gif';
  headline: string;
  description: string;
  /** A page of our own. */
  link: string;
  places: readonly AdPlace[];
}

/** What the house itself offers, for places that nobody has booked. */
const HOUSE_ADS: readonly HouseAd[] = [
  {
    scene: 'valuation',
    format: 'image',
    headline: 'What is your home worth?',
    description:
      'A property evaluator visits it, compares it with homes nearby and writes a report.',
    link: '/home/propertyevaluation-guidance',
    places: ['TopHome', 'BottomHome', 'AnalysisTopImage', 'ShortListTopImage'],
  },
  {
    scene: 'title-check',
    format: 'image',
    headline: 'A clean title before you pay',
    description: 'A lawyer of Pune reads the papers of the home you want and says what is missing.',
    link: '/lawyers',
    places: ['TopHome', 'BottomHome', 'ShortListTopImage', 'DashBoardBottomImage'],
  },
  {
    scene: 'advertise',
    format: 'image',
    headline: 'Your ad could stand here',
    description: 'Choose places, days and a budget, and pay for counted views only.',
    link: '/Campaigns',
    places: ['DashBoardTopImage', 'AnalysisTopImage'],
  },
  {
    scene: 'packages',
    format: 'image',
    headline: 'Stand among the first results',
    description:
      'A promotion marks your listing and shows it before others for as long as it runs.',
    link: '/MyPackages',
    places: ['DashBoardTopImage', 'DashBoardBottomImage'],
  },
  {
    scene: 'hours',
    format: 'gif',
    headline: 'See a home at every hour',
    description: 'Light, noise and traffic change with the day: what to look at on a second visit.',
    link: '/home/homebuying-guidance',
    places: ['CenterHomeGif'],
  },
];

const LAST_DAY = '2099-12-31';

/** The house's own ads, which cost nothing and end when they are taken down. */
export async function storeHouseAds(tx: Transaction, now: Date): Promise<void> {
  for (const { scene, places, ...ad } of HOUSE_ADS) {
    const made = await insertOne(tx, adCampaigns, {
      ...ad,
      ownerId: null,
      state: 'active',
      picture: houseBase(scene),
      budgetPaise: NOTHING,
      startsOn: puneDate(now),
      endsOn: LAST_DAY,
    });
    await tx
      .insert(adCampaignPlaces)
      .values(places.map((place) => ({ campaignId: made.id, place })));
  }
}
