import { CR, K, L, type Phrasing } from './wanted.ts';

export const MARATHI: readonly Phrasing[] = [
  ['२ बीएचके कोथरूड भाड्याने', { listedIn: 'rent', bedrooms: 2, in: 'kothrud' }],
  ['कोथरूडमध्ये २ बीएचके फ्लॅट हवा', { bedrooms: 2, subcategory: 'Flat', in: 'kothrud' }],
  ['बाणेरला ३ बीएचके पाहिजे', { bedrooms: 3, in: 'baner' }],
  [
    'वाकडमध्ये भाड्याने १ बीएचके १५ हजारांपर्यंत',
    { listedIn: 'rent', bedrooms: 1, in: 'wakad', maxPrice: 15 * K },
  ],
  ['हिंजवडीच्या जवळ २ बीएचके', { bedrooms: 2, near: 'hinjawadi' }],
  ['हडपसरजवळ फ्लॅट', { subcategory: 'Flat', near: 'hadapsar' }],
  ['६० लाखांच्या आत २ बीएचके रावेत', { listedIn: 'sell', bedrooms: 2, in: 'ravet', maxPrice: 60 * L }],
  ['स्वस्त फ्लॅट वाघोलीत', { subcategory: 'Flat', in: 'wagholi', sort: 'price_low' }],
  ['मेट्रोजवळ १ बीएचके', { bedrooms: 1, metroWalk: 15 }],
  ['मालकाकडून थेट घर, एजंट नको', { postedBy: 'owner' }],
  ['ब्रोकरेज नको २ बीएचके भाड्याने', { listedIn: 'rent', bedrooms: 2, noBrokerage: true }],
  ['तळमजला नको, २ बीएचके', { bedrooms: 2, floor: 'notGround' }],
  ['वरचा मजला २ बीएचके', { bedrooms: 2, floor: 'top' }],
  ['पार्किंग आणि लिफ्ट असलेला फ्लॅट', { subcategory: 'Flat', parking: true, lift: true }],
  ['कुटुंबासाठी २ बीएचके भाड्याने औंध', { listedIn: 'rent', tenants: 'family', bedrooms: 2, in: 'aundh' }],
  ['बॅचलरसाठी १ आरके', { listedIn: 'rent', tenants: 'bachelors', subcategory: 'Studio Apartment' }],
  [
    'मुलींसाठी पीजी कर्वे नगर',
    { listedIn: 'rent', in: 'karve-nagar', missed: 'मुलींसाठी', answers: 'PG' },
  ],
  ['दुकान गाळा भाड्याने कात्रज', { listedIn: 'rent', subcategory: 'Shop', in: 'katraj' }],
  ['२ गुंठे जागा मोशी', { in: 'moshi', minArea: 1_960, maxArea: 2_396, subcategory: 'Plot' }],
  ['शेतजमीन १ एकर', { subcategory: 'Plot', zone: 'agricultural', minArea: 39_204, maxArea: 47_916 }],
  [
    '१००० चौ. फूट फ्लॅट बिबवेवाडी',
    { subcategory: 'Flat', in: 'bibwewadi', minArea: 900, maxArea: 1_100 },
  ],
  ['बाणेर किंवा औंध २ बीएचके', { bedrooms: 2, in: ['baner', 'aundh'] }],
  [
    'नवीन फ्लॅट पुनावळे',
    { subcategory: 'Flat', in: 'punawale', age: ['UnderConstruction', '0-5 Years'] },
  ],
  ['बंगला विकत घ्यायचा आहे बावधन', { listedIn: 'sell', subcategory: 'Villa', in: 'bavdhan' }],
  ['नाशिकमध्ये फ्लॅट', { subcategory: 'Flat', answers: 'Nashik' }],
  ['पूर्वमुखी ३ बीएचके १ कोटीपर्यंत', { listedIn: 'sell', bedrooms: 3, facing: 'East', maxPrice: CR }],
  ['kothrudla 2bhk pahije', { bedrooms: 2, in: 'kothrud' }],
  [
    'baner madhe 3bhk hava 1.5 koti paryant',
    { listedIn: 'sell', bedrooms: 3, in: 'baner', maxPrice: 1.5 * CR },
  ],
  [
    'bhade ne 1bhk kothrud 15 hazar paryant',
    { listedIn: 'rent', in: 'kothrud', bedrooms: 1, maxPrice: 15 * K },
  ],
  ['wakadmadhe bhadyane 1bhk havay', { listedIn: 'rent', bedrooms: 1, in: 'wakad' }],
  ['punyat hadapsar javal ghar', { near: 'hadapsar' }],
  [
    'kharadi chya javal 2bhk bhadyane 25 hajar',
    { listedIn: 'rent', bedrooms: 2, near: 'kharadi', maxPrice: 25 * K },
  ],
  ['agent nako, direct malak, 2bhk warje', { bedrooms: 2, postedBy: 'owner', in: 'warje' }],
  ['talmajla nako lift pahije', { floor: 'notGround', lift: true }],
  ['baner kinva balewadi madhe 2 bhk', { bedrooms: 2, in: ['baner', 'balewadi'] }],
  ['swasta flat chikhali la', { subcategory: 'Flat', in: 'chikhali', sort: 'price_low' }],
  [
    'station javal 1bhk',
    {
      bedrooms: 1,
      near: 'pune-station-matoshri-ramabai-ambedkar-road',
      answers: 'Pune Railway Station',
    },
  ],
  [
    'navin flat vikat ghyaycha ahe moshi madhe',
    { listedIn: 'sell', subcategory: 'Flat', in: 'moshi', age: ['UnderConstruction', '0-5 Years'] },
  ],
  [
    'mulansathi hostel katraj',
    { listedIn: 'rent', in: 'katraj', missed: 'mulansathi', answers: 'Hostel' },
  ],
  [
    'jamin 10 guntha saswad',
    { subcategory: 'Plot', in: 'saswad', minArea: 9_801, maxArea: 11_979 },
  ],
  ['१.५ बीएचके धनकवडी', { bedrooms: [1, 2], in: 'dhankawadi', answers: '1.5 BHK' }],
  ['वाकड नको, बाणेर पाहिजे', { in: 'baner', missed: 'वाकड नको' }],
  [
    'लगेच राहायला मिळेल असा १ बीएचके भाड्याने',
    { listedIn: 'rent', bedrooms: 1, availableBy: '2026-11-22' },
  ],
];
