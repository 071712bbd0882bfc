import { CR, K, L, type Phrasing } from './wanted.ts';

export const ENGLISH: readonly Phrasing[] = [
  [
    '2 bhk flat for sale in Baner under 90 lakhs',
    { listedIn: 'sell', bedrooms: 2, subcategory: 'Flat', in: 'baner', maxPrice: 90 * L },
  ],
  [
    'looking for a 3 BHK apartment in Kalyani Nagar',
    { bedrooms: 3, subcategory: 'Flat', in: 'kalyani-nagar' },
  ],
  ['I want to buy a house in Bavdhan', { listedIn: 'sell', subcategory: 'House', in: 'bavdhan' }],
  [
    '1 BHK for rent in Wakad below 18,000',
    { listedIn: 'rent', bedrooms: 1, in: 'wakad', maxPrice: 18 * K },
  ],
  [
    'row house in Undri between 80 lakh and 1.2 crore',
    { listedIn: 'sell', subcategory: 'House', in: 'undri', minPrice: 80 * L, maxPrice: 1.2 * CR },
  ],
  [
    'fully furnished 2bhk kharadi for bachelors',
    { listedIn: 'rent', furnishing: 'Furnished', bedrooms: 2, in: 'kharadi', tenants: 'bachelors' },
  ],
  [
    'unfurnished 3bhk for rent in aundh, family only',
    { listedIn: 'rent', furnishing: 'UnFurnished', bedrooms: 3, in: 'aundh', tenants: 'family' },
  ],
  [
    'furnished or semi furnished 2 bhk on rent in baner',
    { listedIn: 'rent', furnishing: ['Furnished', 'Semi-Furnished'], bedrooms: 2, in: 'baner' },
  ],
  [
    'company lease 3 bhk koregaon park',
    { listedIn: 'rent', tenants: 'company', bedrooms: 3, in: 'koregaon-park' },
  ],
  [
    'pets allowed 2 bhk viman nagar 35k',
    { listedIn: 'rent', pets: true, bedrooms: 2, in: 'viman-nagar', maxPrice: 35 * K },
  ],
  ['dog friendly apartment for rent', { listedIn: 'rent', pets: true, subcategory: 'Flat' }],
  ['no brokerage 1bhk hinjewadi', { noBrokerage: true, bedrooms: 1, in: 'hinjawadi' }],
  [
    'brokerage free flats in Hadapsar for rent',
    { listedIn: 'rent', noBrokerage: true, subcategory: 'Flat', in: 'hadapsar' },
  ],
  ['zero deposit 1 rk', { listedIn: 'rent', maxDeposit: 0, subcategory: 'Studio Apartment' }],
  [
    '2 bhk rent 22k deposit 60k',
    { listedIn: 'rent', bedrooms: 2, maxPrice: 22 * K, maxDeposit: 60 * K },
  ],
  [
    'security deposit up to 1 lakh, 2bhk, wakad',
    { listedIn: 'rent', bedrooms: 2, in: 'wakad', maxDeposit: L },
  ],
  ['direct from owner 2bhk in pashan', { postedBy: 'owner', bedrooms: 2, in: 'pashan' }],
  ['direct from builder 3 bhk in mahalunge', { postedBy: 'builder', bedrooms: 3, in: 'mahalunge' }],
  [
    'flats by owner only, no agents please, warje',
    { postedBy: 'owner', subcategory: 'Flat', in: 'warje' },
  ],
  [
    'no brokers 2bhk for sale in katraj',
    { listedIn: 'sell', postedBy: 'owner', bedrooms: 2, in: 'katraj' },
  ],
  ['through agent is fine, 2bhk nigdi', { bedrooms: 2, in: 'nigdi', postedBy: 'agent' }],
  [
    '2 BHK with lift and covered parking',
    { bedrooms: 2, lift: true, parking: true, missed: 'covered' },
  ],
  ['flat with elevator in sadashiv peth', { subcategory: 'Flat', lift: true, in: 'sadashiv-peth' }],
  [
    'ground floor flat for senior citizens',
    { subcategory: 'Flat', floor: 'ground', missed: 'senior citizens' },
  ],
  ['anything but ground floor', { floor: 'notGround' }],
  [
    '2bhk, any floor except ground floor, dhanori',
    { bedrooms: 2, floor: 'notGround', in: 'dhanori' },
  ],
  ['high floor 3bhk with view', { bedrooms: 3, floor: 'high', missed: 'view' }],
  ['3 bhk east facing in Baner or Aundh', { bedrooms: 3, facing: 'East', in: ['baner', 'aundh'] }],
  [
    '2bhk in wakad/hinjewadi/baner under 80 lakhs',
    { listedIn: 'sell', bedrooms: 2, in: ['wakad', 'hinjawadi', 'baner'], maxPrice: 80 * L },
  ],
  [
    'flat in Kothrud, Karve Nagar or Warje',
    { subcategory: 'Flat', in: ['kothrud', 'karve-nagar', 'warje'] },
  ],
  ['near kharadi or viman nagar 2 bhk', { bedrooms: 2, near: ['kharadi', 'viman-nagar'] }],
  ['2 bhk within 10 minutes walk of metro', { bedrooms: 2, metroWalk: 10 }],
  ['walking distance from metro station, 1 bhk', { bedrooms: 1, metroWalk: 15 }],
  ['flat on purple line', { subcategory: 'Flat', metroLine: 'Purple' }],
  ['3bhk along aqua line metro', { bedrooms: 3, metroLine: 'Aqua' }],
  ['1 km from metro 2bhk', { bedrooms: 2, metroWalk: 15 }],
  [
    'near vanaz metro station 2bhk rent',
    { listedIn: 'rent', bedrooms: 2, near: 'kothrud', answers: 'Vanaz metro station' },
  ],
  ['minimum 1200 sq ft 3 bhk kothrud', { bedrooms: 3, in: 'kothrud', minArea: 1_200 }],
  [
    '800 to 1000 sqft flat in pimple saudagar',
    { subcategory: 'Flat', in: 'pimple-saudagar', minArea: 800, maxArea: 1_000 },
  ],
  [
    'office less than 500 sq.ft. in shivajinagar for rent',
    { listedIn: 'rent', subcategory: 'Office', in: 'shivajinagar', maxArea: 500 },
  ],
  ['plot above 5 guntha in wagholi', { subcategory: 'Plot', in: 'wagholi', minArea: 5_445 }],
  ['100 sq m flat', { subcategory: 'Flat', minArea: 969, maxArea: 1_184 }],
  [
    'half acre land near chakan',
    { subcategory: 'Plot', near: 'chakan', minArea: 19_602, maxArea: 23_958 },
  ],
  [
    'agricultural land 2 acres',
    { subcategory: 'Plot', zone: 'agricultural', minArea: 78_408, maxArea: 95_832 },
  ],
  ['industrial plot in chakan', { subcategory: 'Plot', zone: 'industrial', in: 'chakan' }],
  [
    'NA plot in Moshi 30 lakh',
    {
      listedIn: 'sell',
      subcategory: 'Plot',
      zone: ['residential', 'commercial', 'industrial'],
      in: 'moshi',
      maxPrice: 30 * L,
    },
  ],
  ['office with 4 cabins in baner', { subcategory: 'Office', cabins: 4, in: 'baner' }],
  [
    'shop or office on lease in camp',
    { listedIn: 'rent', subcategory: ['Shop', 'Office'], in: 'pune-camp' },
  ],
  [
    'commercial property for sale in hinjewadi',
    { listedIn: 'sell', category: 'Commercial', in: 'hinjawadi' },
  ],
  [
    'coworking space in viman nagar',
    { category: 'Commercial', in: 'viman-nagar', answers: 'Co-working' },
  ],
  [
    'godown for rent in wagholi',
    { listedIn: 'rent', category: 'Commercial', in: 'wagholi', answers: 'Warehouse' },
  ],
  ['industrial shed bhosari', { category: 'Commercial', in: 'bhosari', answers: 'Factory' }],
  [
    'boys hostel near MIT kothrud',
    { listedIn: 'rent', near: 'kothrud', missed: 'boys', answers: ['Hostel', 'MIT-WPU'] },
  ],
  ['single room for rent in shivane', { listedIn: 'rent', in: 'shivane', answers: 'Room' }],
  ['flatmate wanted in baner', { listedIn: 'rent', in: 'baner', answers: 'Room' }],
  [
    'farmhouse near khadakwasla',
    { subcategory: ['House', 'Villa'], near: 'khadakwasla', answers: 'Farmhouse' },
  ],
  ['2 bhk in thane', { bedrooms: 2, answers: 'Thane' }],
  ['villa in goa', { subcategory: 'Villa', answers: 'Goa' }],
  [
    'flats in bangalore under 1 cr',
    { listedIn: 'sell', subcategory: 'Flat', maxPrice: CR, answers: 'Bengaluru' },
  ],
  ['2 bhk on satara road', { bedrooms: 2, in: 'satara-road' }],
  ['cheapest 1 bhk in pune', { bedrooms: 1, sort: 'price_low' }],
  ['affordable 2bhk wagholi', { bedrooms: 2, in: 'wagholi', sort: 'price_low' }],
  ['newest 2 bhk listings in baner', { bedrooms: 2, in: 'baner', sort: 'newest' }],
  ['new today in kharadi', { in: 'kharadi', newSince: 1 }],
  ['homes listed this week in wakad', { in: 'wakad', newSince: 7 }],
  ['price reduced flats hadapsar', { subcategory: 'Flat', in: 'hadapsar', reduced: true }],
  ['verified listings 3 bhk baner', { verified: true, bedrooms: 3, in: 'baner' }],
  [
    '2bhk less than 5 years old kothrud',
    { bedrooms: 2, in: 'kothrud', age: ['UnderConstruction', '0-5 Years'] },
  ],
  [
    'under construction 2bhk in ravet below 70L',
    {
      listedIn: 'sell',
      bedrooms: 2,
      in: 'ravet',
      possession: 'Under Construction',
      maxPrice: 70 * L,
    },
  ],
  [
    'new launch projects in tathawade',
    { in: 'tathawade', possession: 'UpComing', missed: 'projects' },
  ],
  [
    '2bhk available from 1st december in baner',
    { listedIn: 'rent', bedrooms: 2, in: 'baner', availableBy: '2026-12-01' },
  ],
  [
    'rent 1bhk available immediately wakad',
    { listedIn: 'rent', bedrooms: 1, in: 'wakad', availableBy: '2026-11-22' },
  ],
  [
    'rental flat from next month',
    { listedIn: 'rent', subcategory: 'Flat', availableBy: '2026-12-01' },
  ],
  [
    '2 bhk for sale available immediately',
    { listedIn: 'sell', bedrooms: 2, possession: 'Ready To Move' },
  ],
  [
    '2 bhk for sale available from 5 december',
    { listedIn: 'sell', bedrooms: 2, missed: 'available from 5 december' },
  ],
  ['buy 1bhk from next month', { listedIn: 'sell', bedrooms: 1, missed: 'from next month' }],
  ['3 bhk with 3 bathrooms', { bedrooms: 3, bathrooms: 3 }],
  ['near school 2bhk kothrud', { bedrooms: 2, in: 'kothrud', amenities: 'School' }],
  ['close to hospital and market', { amenities: ['Hospital', 'Market'] }],
  ['2bhk without parking', { bedrooms: 2, missed: 'without parking' }],
  ['3bhk not in wagholi', { bedrooms: 3, missed: 'not in wagholi' }],
  ['2bhk not furnished for rent', { listedIn: 'rent', bedrooms: 2, furnishing: 'UnFurnished' }],
  ['no pets 2bhk rent', { listedIn: 'rent', bedrooms: 2, missed: 'no pets' }],
  ['2 bhk not facing south', { bedrooms: 2, missed: 'not facing south' }],
  [
    '4+ BHK duplex penthouse in Koregaon Park above 5 Cr',
    {
      listedIn: 'sell',
      bedrooms: [4, 5, 6, 7, 8, 9, 10],
      in: 'koregaon-park',
      minPrice: 5 * CR,
      missed: 'duplex penthouse',
    },
  ],
  ['luxury 4bhk boat club road', { bedrooms: 4, in: 'boat-club-road', missed: 'luxury' }],
  [
    'Flat near Infosys Hinjewadi',
    { subcategory: 'Flat', near: 'hinjawadi', answers: 'Infosys Hinjewadi' },
  ],
  [
    '1BHK near Hinjewadi Phase 3 rent 15k',
    {
      listedIn: 'rent',
      bedrooms: 1,
      near: 'hinjawadi',
      maxPrice: 15 * K,
      answers: 'Hinjewadi Phase 3',
    },
  ],
  [
    'studio apartment near world trade center kharadi',
    { subcategory: 'Studio Apartment', near: 'kharadi', answers: 'World Trade Center' },
  ],
  [
    'vegetarian family 2bhk for rent sahakarnagar',
    { listedIn: 'rent', tenants: 'family', food: 'vegetarians', bedrooms: 2, in: 'sahakarnagar' },
  ],
];
