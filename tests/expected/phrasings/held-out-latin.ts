import { CR, K, L, type Phrasing } from './wanted.ts';

/** Written before the rules were, and never tuned to: English and Hinglish. */
export const HELD_OUT_LATIN: readonly Phrasing[] = [
  [
    '3 bedroom flat Bibwewadi around 95 lakhs',
    {
      listedIn: 'sell',
      bedrooms: 3,
      subcategory: 'Flat',
      in: 'bibwewadi',
      minPrice: 85.5 * L,
      maxPrice: 104.5 * L,
    },
  ],
  [
    'two bedroom apartment in Kondhwa for rent',
    { listedIn: 'rent', bedrooms: 2, subcategory: 'Flat', in: 'kondhwa' },
  ],
  ['1bhk katraj 8000 rent', { listedIn: 'rent', bedrooms: 1, in: 'katraj', maxPrice: 8_000 }],
  [
    '2 bhk 25k to 30k wakad',
    { listedIn: 'rent', bedrooms: 2, in: 'wakad', minPrice: 25 * K, maxPrice: 30 * K },
  ],
  [
    'ready possession 3bhk tathawade max 1cr',
    { listedIn: 'sell', bedrooms: 3, in: 'tathawade', possession: 'Ready To Move', maxPrice: CR },
  ],
  [
    '2bhk hadapsar or magarpatta under 85 lacs',
    { listedIn: 'sell', bedrooms: 2, in: ['hadapsar', 'magarpatta'], maxPrice: 85 * L },
  ],
  [
    'flat for sale near Phoenix Mall Viman Nagar',
    { listedIn: 'sell', subcategory: 'Flat', near: 'viman-nagar', answers: 'Phoenix Marketcity' },
  ],
  ['house for rent in nigdi pradhikaran', { listedIn: 'rent', subcategory: 'House', in: 'nigdi' }],
  [
    '1 bhk fully furnished kharadi 22k no brokerage',
    {
      listedIn: 'rent',
      bedrooms: 1,
      furnishing: 'Furnished',
      in: 'kharadi',
      maxPrice: 22 * K,
      noBrokerage: true,
    },
  ],
  [
    'bachelor friendly flat baner',
    { listedIn: 'rent', tenants: 'bachelors', subcategory: 'Flat', in: 'baner' },
  ],
  [
    '3bhk for company guest house in aundh on lease',
    { listedIn: 'rent', bedrooms: 3, tenants: 'company', in: 'aundh', missed: 'guest house' },
  ],
  ['cat friendly 1bhk', { listedIn: 'rent', pets: true, bedrooms: 1 }],
  ['2 BHK owner posted in Dhayari', { bedrooms: 2, postedBy: 'owner', in: 'dhayari' }],
  [
    'builder floor 3bhk new construction hinjewadi',
    {
      bedrooms: 3,
      in: 'hinjawadi',
      postedBy: 'builder',
      age: ['UnderConstruction', '0-5 Years'],
      missed: 'floor',
    },
  ],
  [
    'resale 2bhk kalyani nagar not more than 1.1 crore',
    {
      listedIn: 'sell',
      bedrooms: 2,
      postedBy: ['owner', 'agent'],
      in: 'kalyani-nagar',
      maxPrice: 1.1 * CR,
    },
  ],
  [
    'shop in hadapsar 300 sqft for rent',
    { listedIn: 'rent', subcategory: 'Shop', in: 'hadapsar', minArea: 270, maxArea: 330 },
  ],
  [
    'office space kalyani nagar 1500-2000 sq ft furnished',
    {
      listedIn: 'rent',
      subcategory: 'Office',
      in: 'kalyani-nagar',
      minArea: 1_500,
      maxArea: 2_000,
      furnishing: 'Furnished',
    },
  ],
  [
    'showroom for sale with glass front',
    { listedIn: 'sell', subcategory: 'Shop', missed: 'glass front' },
  ],
  [
    'residential plot in wagholi 3000 sq ft',
    { subcategory: 'Plot', zone: 'residential', in: 'wagholi', minArea: 2_700, maxArea: 3_300 },
  ],
  [
    'land 20 guntha near shirwal',
    { subcategory: 'Plot', near: 'shirwal', minArea: 19_602, maxArea: 23_958 },
  ],
  ['corner plot near chakan', { subcategory: 'Plot', near: 'chakan', missed: 'corner' }],
  [
    'Warehouse on rent Ranjangaon 5000 sq ft',
    {
      listedIn: 'rent',
      category: 'Commercial',
      in: 'ranjangaon',
      minArea: 4_500,
      maxArea: 5_500,
      answers: 'Warehouse',
    },
  ],
  [
    'paying guest for working women near hinjewadi',
    { listedIn: 'rent', near: 'hinjawadi', missed: 'working women', answers: 'PG' },
  ],
  [
    'hostel in katraj for students',
    { listedIn: 'rent', in: 'katraj', missed: 'students', answers: 'Hostel' },
  ],
  ['co-living viman nagar', { listedIn: 'rent', in: 'viman-nagar', answers: 'Co-living' }],
  ['looking for a roommate kharadi', { listedIn: 'rent', in: 'kharadi', answers: 'Room' }],
  ['flat in Navi Mumbai', { subcategory: 'Flat', answers: 'Navi Mumbai' }],
  ['2bhk hyderabad gachibowli', { bedrooms: 2, answers: 'Hyderabad', missed: 'gachibowli' }],
  [
    '3 BHK nagpur under 60 lakhs',
    { listedIn: 'sell', bedrooms: 3, maxPrice: 60 * L, answers: 'Nagpur' },
  ],
  ['2 bhk nagpur chawl', { bedrooms: 2, in: 'nagpur-chawl' }],
  ['3.5 bhk baner', { bedrooms: [3, 4], in: 'baner', answers: '3.5 BHK' }],
  ['1 or 2 bhk dhanori', { bedrooms: [1, 2], in: 'dhanori' }],
  [
    '4bhk+ villa lonavala',
    { bedrooms: [4, 5, 6, 7, 8, 9, 10], subcategory: 'Villa', in: 'lonavala' },
  ],
  ['2bhk first floor sangvi', { bedrooms: 2, in: 'sangvi', missed: 'first floor' }],
  ['topmost floor 3bhk', { bedrooms: 3, floor: 'top' }],
  [
    'no ground floor please 1bhk rent wakad',
    { listedIn: 'rent', bedrooms: 1, floor: 'notGround', in: 'wakad' },
  ],
  ['3bhk with two car parkings', { bedrooms: 3, parking: true, missed: 'two' }],
  ['2bhk no lift needed', { bedrooms: 2, missed: 'no lift' }],
  ['building with lift, 2bhk narhe', { bedrooms: 2, lift: true, in: 'narhe' }],
  ['2bhk 5 min walk to metro', { bedrooms: 2, metroWalk: 10 }],
  [
    '1 bhk near nal stop metro for rent',
    { listedIn: 'rent', bedrooms: 1, near: 'erandwane', answers: 'Nal Stop metro station' },
  ],
  [
    'flats close to pune university',
    { subcategory: 'Flat', near: 'savitribai-phule-pune-university' },
  ],
  ['flat near COEP', { subcategory: 'Flat', near: 'shivajinagar', answers: 'COEP' }],
  [
    '1bhk near symbiosis viman nagar',
    { bedrooms: 1, near: 'viman-nagar', answers: 'Symbiosis Viman Nagar' },
  ],
  [
    '2bhk hinjewadi phase 2 under 65 lakh',
    {
      listedIn: 'sell',
      bedrooms: 2,
      in: 'hinjawadi',
      maxPrice: 65 * L,
      answers: 'Hinjewadi Phase 2',
    },
  ],
  [
    'flat near Wipro phase 2',
    { subcategory: 'Flat', near: 'hinjawadi', answers: 'Wipro Hinjewadi' },
  ],
  ['lowest price 2bhk wagholi', { bedrooms: 2, in: 'wagholi', sort: 'price_low' }],
  [
    'most expensive flats in koregaon park',
    { subcategory: 'Flat', in: 'koregaon-park', sort: 'price_high' },
  ],
  ['latest flats undri', { subcategory: 'Flat', in: 'undri', sort: 'newest' }],
  ['flats added in the last 3 days', { subcategory: 'Flat', newSince: 3 }],
  ['price drop 3bhk kharadi', { bedrooms: 3, in: 'kharadi', reduced: true }],
  [
    'below 10 years old 2bhk aundh',
    { bedrooms: 2, in: 'aundh', age: ['UnderConstruction', '0-5 Years', '5-10 Years'] },
  ],
  [
    '1bhk available from january wakad',
    { listedIn: 'rent', bedrooms: 1, in: 'wakad', availableBy: '2027-01-01' },
  ],
  ['rent 2bhk from 15 dec', { listedIn: 'rent', bedrooms: 2, availableBy: '2026-12-15' }],
  ['2 bath 2 bhk', { bedrooms: 2, bathrooms: 2 }],
  ['near park and hospital 3bhk', { bedrooms: 3, amenities: ['Park', 'Hospital'] }],
  ['office not in hinjewadi', { subcategory: 'Office', missed: 'not in hinjewadi' }],
  ['2bhk but not under construction', { bedrooms: 2, possession: 'Ready To Move' }],
  [
    'no bachelors 2bhk for family on rent',
    { listedIn: 'rent', bedrooms: 2, tenants: 'family', missed: 'no bachelors' },
  ],
  ['non vegetarian allowed 1bhk for rent', { listedIn: 'rent', bedrooms: 1, food: 'anyone' }],
  ['sea view flat', { subcategory: 'Flat', missed: 'sea view' }],
  [
    '2bhk with modular kitchen and power backup',
    { bedrooms: 2, missed: 'modular kitchen and power backup' },
  ],
  [
    'flat near DPS School Mohammed Wadi',
    { subcategory: 'Flat', in: 'mohammed-wadi', amenities: 'School', missed: 'DPS' },
  ],
  [
    '1.25 cr 3bhk Baner Road',
    { listedIn: 'sell', bedrooms: 3, in: 'baner-road', maxPrice: 1.25 * CR },
  ],
  ['1 crore 10 lakh tak 2bhk', { listedIn: 'sell', bedrooms: 2, maxPrice: 1.1 * CR }],
  [
    'mera budget 40 lakh hai wagholi ya lohegaon',
    { listedIn: 'sell', maxPrice: 40 * L, in: ['wagholi', 'lohegaon'] },
  ],
  [
    'kya 1 rk milega kiraye pe kothrud me',
    { listedIn: 'rent', subcategory: 'Studio Apartment', in: 'kothrud' },
  ],
  [
    'hadapsar mein bachelors ke liye flat rent par',
    { listedIn: 'rent', tenants: 'bachelors', subcategory: 'Flat', in: 'hadapsar' },
  ],
  ['broker nahi chahiye 2bhk pimpri', { bedrooms: 2, postedBy: 'owner', in: 'pimpri' }],
  ['sabse sasta 1bhk', { bedrooms: 1, sort: 'price_low' }],
  ['lift wali building me 3bhk satara road', { bedrooms: 3, lift: true, in: 'satara-road' }],
  ['furniture wala 1bhk kiraye se', { listedIn: 'rent', furnishing: 'Furnished', bedrooms: 1 }],
  [
    'railway station ke paas room',
    {
      listedIn: 'rent',
      near: 'pune-station-matoshri-ramabai-ambedkar-road',
      answers: ['Pune Railway Station', 'Room'],
    },
  ],
];
