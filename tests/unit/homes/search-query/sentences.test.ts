import { describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { parseSearchText } from '#domain/homes/search-query/index.ts';

const matcher = createLocalityMatcher(LOCALITIES);
const read = (said: string) => {
  const { query, unmatched, answers } = parseSearchText(said, matcher, '2026-11-28');
  const { places, ...rest } = query;
  const slugs = places?.map(({ slug }) => slug);
  return {
    ...rest,
    ...(slugs && { slugs }),
    ...(unmatched && { unmatched }),
    ...(answers.length > 0 && { told: answers.map(({ text }) => text) }),
  };
};

const IS_NEAR = 'Infosys Hinjewadi is read as near Hinjawadi.';

describe('a landmark', () => {
  test.each([
    ['infosys', { near: true, slugs: ['hinjawadi'], told: [IS_NEAR] }],
    ['hinjewadi near infosys', { near: true, slugs: ['hinjawadi'], told: [IS_NEAR] }],
    [
      'wakad or hinjewadi near infosys',
      { near: true, slugs: ['wakad', 'hinjawadi'], told: [IS_NEAR] },
    ],
    ['in wakad near infosys', { slugs: ['wakad'], unmatched: 'infosys' }],
    [
      'hinjewadi it park',
      { slugs: ['hinjawadi'], told: ['Hinjewadi IT Park is listed under Hinjawadi.'] },
    ],
  ])('stands for its locality, unless another is said outright: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

describe('places', () => {
  test.each([
    ['waked or baner', { slugs: ['wakad', 'baner'] }],
    ['baner and baner', { slugs: ['baner'] }],
    ['banerjaval', { near: true, slugs: ['baner'] }],
    ['koregonparkjaval', { near: true, slugs: ['koregaon-park'] }],
    ['around baner', { near: true, slugs: ['baner'] }],
    ['near zzz baner', { slugs: ['baner'], unmatched: 'near zzz' }],
    ['baner phase 2', { slugs: ['baner'], unmatched: 'phase 2' }],
  ])('stand in the order they were said, each once: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

describe('“near”', () => {
  test.each([
    ['near school or hospital', { amenities: ['School', 'Hospital'] }],
    ['school or hospital ke paas', { amenities: ['School', 'Hospital'] }],
    ['school aur hospital ke paas', { amenities: ['School', 'Hospital'] }],
    ['near school with hospital', { amenities: ['School'], unmatched: 'hospital' }],
    ['near the school', { amenities: ['School'] }],
    ['near bus station', { amenities: ['Public Transport'] }],
    ['near big dps school', { amenities: ['School'], unmatched: 'big dps' }],
    ['near big blue dps school', { unmatched: 'near big blue dps school' }],
    ['near dps, school', { unmatched: 'near dps, school' }],
    ['school', { unmatched: 'school' }],
  ])('is said of what it stands beside, and of what is joined to that: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

describe('“no”', () => {
  test.each([
    ['no near metro', { unmatched: 'no near metro' }],
    ['metro ke paas nako', { unmatched: 'metro ke paas nako' }],
    ['no or', { unmatched: 'no' }],
    ['no lift or parking', { unmatched: 'no lift or parking' }],
    ['agents ya brokers nako', { postedBy: ['owner'] }],
    ['ground floor or lift nako', { floor: ['notGround'], unmatched: 'lift nako' }],
    ['lift and no lift', { lift: true, unmatched: 'no lift' }],
  ])('is said of what it stands beside, and of what “or” joins to that: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

describe('kinds and ways', () => {
  test.each([
    ['shop or office', { subcategory: ['Shop', 'Office'] }],
    ['shop plot', { subcategory: ['Plot'], unmatched: 'shop' }],
    ['plot and shop', { subcategory: ['Plot'], unmatched: 'shop' }],
    ['commercial office', { subcategory: ['Office'] }],
    ['commercial', { category: 'Commercial' }],
    ['rent, resale', { listedIn: 'rent', unmatched: 'resale' }],
  ])('that cannot be together are given back: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });

  const HALF = 'Listings count whole bedrooms: for 2.5 BHK those of 2 and 3 BHK are shown.';
  test('what is answered is answered once', () => {
    expect(read('2.5 bhk or 2.5 bhk')).toStrictEqual({ bedrooms: [2, 3], told: [HALF] });
    expect(read('2.5 bhk, infosys')).toMatchObject({ told: [HALF, IS_NEAR] });
  });
});

describe('rent or sale', () => {
  test.each([
    ['flat 500000', { subcategory: ['Flat'], maxPrice: 500_000, listedIn: 'rent' }],
    ['flat 500001', { subcategory: ['Flat'], maxPrice: 500_001, listedIn: 'sell' }],
    ['family or bachelors', { tenants: ['family', 'bachelors'], listedIn: 'rent' }],
    ['furnished flat', { furnishing: ['Furnished'], subcategory: ['Flat'], listedIn: 'rent' }],
    ['furnished plot', { furnishing: ['Furnished'], subcategory: ['Plot'] }],
    ['plot 20000', { subcategory: ['Plot'], maxPrice: 20_000, listedIn: 'sell' }],
    [
      'plot for rent',
      {
        subcategory: ['Plot'],
        listedIn: 'sell',
        told: ['Land is sold here, never rented: plots for sale are shown.'],
      },
    ],
    ['immediately', { availableBy: '2026-11-28', listedIn: 'rent' }],
    ['for sale immediately', { listedIn: 'sell', possession: ['Ready To Move'] }],
    [
      'vegetarian flat for sale',
      { subcategory: ['Flat'], listedIn: 'sell', unmatched: 'vegetarian' },
    ],
  ])('follows from the price and the manner: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

describe('what is not understood', () => {
  test.each([
    [
      'frunished flat, parkng',
      { furnishing: ['Furnished'], subcategory: ['Flat'], listedIn: 'rent', parking: true },
    ],
    ['quiet, calm flat', { subcategory: ['Flat'], unmatched: 'quiet, calm' }],
    ['quiet ! calm', { unmatched: 'quiet, calm' }],
    ['quiet 2 bhk calm', { bedrooms: [2], unmatched: 'quiet, calm' }],
    ['metro ke paas quiet', { metroWalk: 15, unmatched: 'quiet' }],
    ['big zoo ke paas flat', { subcategory: ['Flat'], unmatched: 'big zoo ke paas' }],
    ['in big near zoo flat', { subcategory: ['Flat'], unmatched: 'big near zoo' }],
    ['2bhk   (quiet)  baner ', { bedrooms: [2], slugs: ['baner'], unmatched: 'quiet' }],
    ['zoo \n\t ke   paas', { unmatched: 'zoo ke paas' }],
  ])('is given back as it was typed, but for its blanks: “%s”', (said, found) => {
    expect(read(said)).toStrictEqual(found);
  });
});

test('of a long text three hundred characters are read', () => {
  expect(read(`${'x'.repeat(294)} baner`)).toMatchObject({ slugs: ['baner'] });
  expect(read(`${'x'.repeat(299)} baner`)).not.toHaveProperty('slugs');
});
