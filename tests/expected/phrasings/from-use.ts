import { CR, K, L, type Phrasing } from './wanted.ts';

/** What home seekers typed into the first release, which understood a dozen of them. */
export const FROM_USE: readonly Phrasing[] = [
  [
    '2bhk under 60 lakh near hinjewadi ready to move',
    {
      listedIn: 'sell',
      bedrooms: 2,
      maxPrice: 60 * L,
      near: 'hinjawadi',
      possession: 'Ready To Move',
    },
  ],
  ['2.5 bhk', { bedrooms: [2, 3], answers: '2.5 BHK' }],
  [
    '2.5 bhk baner under 1.2 cr',
    { listedIn: 'sell', bedrooms: [2, 3], in: 'baner', maxPrice: 1.2 * CR, answers: '2.5 BHK' },
  ],
  ['cheap flat in wagholi', { subcategory: 'Flat', in: 'wagholi', sort: 'price_low' }],
  [
    'resale flat kothrud',
    { listedIn: 'sell', subcategory: 'Flat', in: 'kothrud', postedBy: ['owner', 'agent'] },
  ],
  ['pg for girls kothrud', { listedIn: 'rent', in: 'kothrud', missed: 'girls', answers: 'PG' }],
  ['furnished 1rk', { listedIn: 'rent', subcategory: 'Studio Apartment', furnishing: 'Furnished' }],
  ['warehouse in chakan', { category: 'Commercial', in: 'chakan', answers: 'Warehouse' }],
  ['3bhk flat in mumbai', { bedrooms: 3, subcategory: 'Flat', answers: 'Mumbai' }],
  ['2 bhk near metro', { bedrooms: 2, metroWalk: 15 }],
  ['1000 sqft flat baner', { subcategory: 'Flat', in: 'baner', minArea: 900, maxArea: 1_100 }],
  [
    '2 guntha plot near talegaon',
    { subcategory: 'Plot', near: 'talegaon-dabhade', minArea: 1_960, maxArea: 2_396 },
  ],
  ['3 bhk with car parking', { bedrooms: 3, parking: true }],
  ['2 bhk aundh not ground floor', { bedrooms: 2, in: 'aundh', floor: 'notGround' }],
  ['top floor flat wakad', { subcategory: 'Flat', in: 'wakad', floor: 'top' }],
  ['2bhk baner owner no agent', { bedrooms: 2, in: 'baner', postedBy: 'owner' }],
  ['flat near eon it park', { subcategory: 'Flat', near: 'kharadi', answers: 'EON IT Park' }],
  ['2bhk talegaon', { bedrooms: 2, in: 'talegaon-dabhade' }],
  ['3 bhk in pcmc', { bedrooms: 3, in: 'pimpri-chinchwad' }],
  ['flats in Pimpri Chinchwad', { subcategory: 'Flat', in: 'pimpri-chinchwad' }],
  ['2 bhk on Sinhgad Road', { bedrooms: 2, in: 'sinhgad-road' }],
  ['2bhk baner or balewadi', { bedrooms: 2, in: ['baner', 'balewadi'] }],
  ['कोथरूडला २ बीएचके', { bedrooms: 2, in: 'kothrud' }],
  [
    'hinjewadi phase 1 bachelors allowed',
    { listedIn: 'rent', in: 'hinjawadi', tenants: 'bachelors', answers: 'Hinjewadi Phase 1' },
  ],
  [
    'office 2000 sq ft baner 50k per month',
    {
      listedIn: 'rent',
      subcategory: 'Office',
      in: 'baner',
      minArea: 1_800,
      maxArea: 2_200,
      maxPrice: 50 * K,
    },
  ],
  [
    '2000 sq ft office space per month rent',
    { listedIn: 'rent', subcategory: 'Office', minArea: 1_800, maxArea: 2_200 },
  ],
  [
    '2 bhk rent kharadi below 30000 semi furnished',
    {
      listedIn: 'rent',
      bedrooms: 2,
      in: 'kharadi',
      maxPrice: 30 * K,
      furnishing: 'Semi-Furnished',
    },
  ],
  ['kothrud me 2 bhk bhadyane', { listedIn: 'rent', in: 'kothrud', bedrooms: 2 }],
  ['2bhk immediate possession ravet', { bedrooms: 2, in: 'ravet', possession: 'Ready To Move' }],
  ['shop for rent fc road', { listedIn: 'rent', subcategory: 'Shop', in: 'deccan-gymkhana' }],
  [
    'villa with garden and swimming pool',
    { subcategory: 'Villa', missed: 'garden and swimming pool' },
  ],
  [
    '3 bhk gated society kharadi 1.5cr',
    { listedIn: 'sell', bedrooms: 3, in: 'kharadi', maxPrice: 1.5 * CR, missed: 'gated society' },
  ],
  [
    'flat for family kothrud 25k',
    { listedIn: 'rent', subcategory: 'Flat', tenants: 'family', in: 'kothrud', maxPrice: 25 * K },
  ],
  [
    '1bhk pet friendly viman nagar',
    { listedIn: 'rent', bedrooms: 1, pets: true, in: 'viman-nagar' },
  ],
  [
    '2 bhk no brokerage hadapsar rent',
    { listedIn: 'rent', bedrooms: 2, noBrokerage: true, in: 'hadapsar' },
  ],
  [
    '2bhk deposit under 50k kharadi',
    { listedIn: 'rent', bedrooms: 2, maxDeposit: 50 * K, in: 'kharadi' },
  ],
  [
    'flat near pune station',
    {
      subcategory: 'Flat',
      near: 'pune-station-matoshri-ramabai-ambedkar-road',
      answers: 'Pune Railway Station',
    },
  ],
  ['flat near airport', { subcategory: 'Flat', near: 'lohegaon', answers: 'Pune Airport' }],
  ['3bhk magarpatta', { bedrooms: 3, in: 'magarpatta' }],
  [
    'new flat in punawale',
    { subcategory: 'Flat', in: 'punawale', age: ['UnderConstruction', '0-5 Years'] },
  ],
  [
    'na plot 1 acre with compound wall',
    {
      subcategory: 'Plot',
      zone: ['residential', 'commercial', 'industrial'],
      minArea: 39_204,
      maxArea: 47_916,
      missed: 'compound wall',
    },
  ],
];
