import { CR, K, L, type Phrasing } from './wanted.ts';

export const HINGLISH: readonly Phrasing[] = [
  ['ghar chahiye kothrud me 80 lakh tak', { listedIn: 'sell', in: 'kothrud', maxPrice: 80 * L }],
  [
    'kiraye pe 1 rk viman nagar 15k',
    { listedIn: 'rent', subcategory: 'Studio Apartment', in: 'viman-nagar', maxPrice: 15 * K },
  ],
  ['mujhe baner me 2bhk chahiye rent pe', { listedIn: 'rent', bedrooms: 2, in: 'baner' }],
  [
    'hinjewadi ke paas 1bhk kiraye par 12 hazar tak',
    { listedIn: 'rent', bedrooms: 1, near: 'hinjawadi', maxPrice: 12 * K },
  ],
  ['sasta flat wagholi mein', { subcategory: 'Flat', in: 'wagholi', sort: 'price_low' }],
  [
    '50 lakh ke andar 2bhk pimpri chinchwad me',
    { listedIn: 'sell', bedrooms: 2, in: 'pimpri-chinchwad', maxPrice: 50 * L },
  ],
  [
    'wakad ya baner me 3 bhk 1 cr tak',
    { listedIn: 'sell', bedrooms: 3, in: ['wakad', 'baner'], maxPrice: CR },
  ],
  [
    'malik se direct flat kharidna hai kharadi',
    { listedIn: 'sell', postedBy: 'owner', subcategory: 'Flat', in: 'kharadi' },
  ],
  ['bina broker ke 1bhk hadapsar', { postedBy: 'owner', bedrooms: 1, in: 'hadapsar' }],
  ['bina brokerage 2 bhk kiraye pe', { listedIn: 'rent', noBrokerage: true, bedrooms: 2 }],
  [
    'bachelor ke liye 1bhk wakad',
    { listedIn: 'rent', tenants: 'bachelors', bedrooms: 1, in: 'wakad' },
  ],
  [
    'ladkiyon ke liye pg viman nagar',
    { listedIn: 'rent', in: 'viman-nagar', missed: 'ladkiyon', answers: 'PG' },
  ],
  [
    'family ke liye 2bhk rent aundh',
    { listedIn: 'rent', tenants: 'family', bedrooms: 2, in: 'aundh' },
  ],
  ['metro ke paas 2bhk', { bedrooms: 2, metroWalk: 15 }],
  ['metro se 10 minute paidal 1 bhk', { bedrooms: 1, metroWalk: 10 }],
  ['ground floor nahi chahiye 2bhk kothrud', { bedrooms: 2, floor: 'notGround', in: 'kothrud' }],
  ['top floor wala flat nibm', { subcategory: 'Flat', floor: 'top', in: 'nibm' }],
  ['sabse upar wali manzil ka flat', { subcategory: 'Flat', floor: 'top' }],
  ['lift aur car parking wala 2bhk', { bedrooms: 2, lift: true, parking: true }],
  ['gadi parking ke saath 3bhk baner', { bedrooms: 3, parking: true, in: 'baner' }],
  ['kutta allowed hai aisa flat kiraye pe', { listedIn: 'rent', subcategory: 'Flat', pets: true }],
  [
    'naya flat moshi 45 lakh',
    {
      listedIn: 'sell',
      subcategory: 'Flat',
      in: 'moshi',
      maxPrice: 45 * L,
      age: ['UnderConstruction', '0-5 Years'],
    },
  ],
  ['turant rehne layak 2bhk ready', { bedrooms: 2, possession: 'Ready To Move' }],
  [
    'dukan kiraye pe chahiye main road pe',
    { listedIn: 'rent', subcategory: 'Shop', missed: 'main road' },
  ],
  [
    'godam kiraye pe chakan',
    { listedIn: 'rent', category: 'Commercial', in: 'chakan', answers: 'Warehouse' },
  ],
  [
    'zameen chahiye 5 guntha talegaon ke paas',
    { subcategory: 'Plot', near: 'talegaon-dabhade', minArea: 4_901, maxArea: 5_990 },
  ],
  [
    'kheti ki zameen 1 acre',
    { subcategory: 'Plot', zone: 'agricultural', minArea: 39_204, maxArea: 47_916 },
  ],
  ['200 gaj plot', { subcategory: 'Plot', minArea: 1_620, maxArea: 1_980 }],
  [
    '50 se 60 lakh me 2bhk ravet',
    { listedIn: 'sell', bedrooms: 2, in: 'ravet', minPrice: 50 * L, maxPrice: 60 * L },
  ],
  [
    '70 lakh ke aas paas 2 bhk wakad',
    { listedIn: 'sell', bedrooms: 2, in: 'wakad', minPrice: 63 * L, maxPrice: 77 * L },
  ],
  ['25 hazar se kam kiraya 2bhk', { listedIn: 'rent', bedrooms: 2, maxPrice: 25 * K }],
  [
    '1 crore se upar wala bungalow koregaon park',
    { listedIn: 'sell', subcategory: 'Villa', in: 'koregaon-park', minPrice: CR },
  ],
  ['mumbai me 1bhk chahiye', { bedrooms: 1, answers: 'Mumbai' }],
  ['purana flat chalega kothrud', { subcategory: 'Flat', in: 'kothrud', missed: 'purana' }],
  [
    'magarpatta ke paas 1bhk kiraya 20000',
    { listedIn: 'rent', bedrooms: 1, near: 'magarpatta', maxPrice: 20 * K },
  ],
  ['airport ke nazdeek 2bhk', { bedrooms: 2, near: 'lohegaon', answers: 'Pune Airport' }],
  ['swargate ke pass shop', { subcategory: 'Shop', near: 'swargate' }],
  ['deposit 50 hazar tak 1bhk kiraye pe', { listedIn: 'rent', bedrooms: 1, maxDeposit: 50 * K }],
  ['purv mukhi 3 bhk makan', { bedrooms: 3, subcategory: 'House', facing: 'East' }],
  [
    'semi furnished chalega 1bhk rent karve nagar',
    { listedIn: 'rent', furnishing: 'Semi-Furnished', bedrooms: 1, in: 'karve-nagar' },
  ],
  ['baner nahi, aundh me 2bhk', { bedrooms: 2, in: 'aundh', missed: 'baner nahi' }],
  [
    'wagholi chhod ke koi bhi 2bhk 50 lakh',
    { listedIn: 'sell', bedrooms: 2, maxPrice: 50 * L, missed: 'wagholi chhod ke' },
  ],
  ['ek bhk kharadi', { bedrooms: 1, in: 'kharadi' }],
  [
    'do bhk flat dhanori mein bechna hai',
    { listedIn: 'sell', bedrooms: 2, subcategory: 'Flat', in: 'dhanori' },
  ],
  ['kam budget me 1bhk alandi', { bedrooms: 1, in: 'alandi', sort: 'price_low' }],
  ['school ke paas 2bhk bavdhan', { bedrooms: 2, in: 'bavdhan', amenities: 'School' }],
];
