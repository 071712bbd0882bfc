import { CR, K, L, type Phrasing } from './wanted.ts';

/**
 * Marathi, Hindi and both mixed with English, as people spell them in a hurry. 26 of 45 were right before
 * what they showed was mended by its class: numbers in words, endings, English words in Devanagari.
 */
export const HELD_OUT_MIXED: readonly Phrasing[] = [
  [
    'बाणेर मध्ये 2bhk flat rent साठी',
    { listedIn: 'rent', bedrooms: 2, subcategory: 'Flat', in: 'baner' },
  ],
  ['कोथरुड मध्ये भाड्याचे घर', { listedIn: 'rent', in: 'kothrud' }],
  ['वाकड मधे १बीएचके भाडं १८ हजार', { listedIn: 'rent', bedrooms: 1, in: 'wakad', maxPrice: 18 * K }],
  [
    'hinjewadi phase 1 mein 2 bhk kiraye par chahiye',
    { listedIn: 'rent', bedrooms: 2, in: 'hinjawadi', answers: 'Hinjewadi Phase 1' },
  ],
  [
    'सव्वा कोटी पर्यंत ३ बीएचके बाणेर',
    { listedIn: 'sell', bedrooms: 3, in: 'baner', maxPrice: 1.25 * CR },
  ],
  ['दीड कोटीच्या आत बंगला', { listedIn: 'sell', subcategory: 'Villa', maxPrice: 1.5 * CR }],
  [
    'डेढ़ करोड़ तक 3 बीएचके खराडी में',
    { listedIn: 'sell', bedrooms: 3, in: 'kharadi', maxPrice: 1.5 * CR },
  ],
  ['साढ़े सत्तर लाख तक फ्लैट', { listedIn: 'sell', subcategory: 'Flat', maxPrice: 70.5 * L }],
  ['अडीच कोटी', { listedIn: 'sell', maxPrice: 2.5 * CR }],
  ['पाऊण कोटीत २ बीएचके', { listedIn: 'sell', bedrooms: 2, maxPrice: 75 * L }],
  ['तीन खोल्यांचे घर हडपसर', { in: 'hadapsar', missed: 'तीन खोल्यांचे' }],
  [
    'दोन बेडरूमचा फ्लॅट विक्रीसाठी कात्रज',
    { listedIn: 'sell', bedrooms: 2, subcategory: 'Flat', in: 'katraj' },
  ],
  ['पार्किंगसह ३ बीएचके फ्लॅट', { bedrooms: 3, subcategory: 'Flat', parking: true }],
  ['गार्डन आणि जिम असलेली सोसायटी 2 BHK', { bedrooms: 2, missed: 'गार्डन आणि जिम असलेली सोसायटी' }],
  [
    'फुल्ली फर्निश्ड 2bhk rent वर baner',
    { listedIn: 'rent', furnishing: 'Furnished', bedrooms: 2, in: 'baner' },
  ],
  [
    'सेमी फर्निश्ड १ बीएचके किराए पर पिंपरी',
    { listedIn: 'rent', furnishing: 'Semi-Furnished', bedrooms: 1, in: 'pimpri' },
  ],
  ['बिना फर्नीचर का 1 बीएचके किराए पर', { listedIn: 'rent', furnishing: 'UnFurnished', bedrooms: 1 }],
  ['मेट्रो स्टेशन जवळ ऑफिस भाड्याने', { listedIn: 'rent', subcategory: 'Office', metroWalk: 15 }],
  [
    'स्टेशनच्या जवळ दुकान',
    {
      subcategory: 'Shop',
      near: 'pune-station-matoshri-ramabai-ambedkar-road',
      answers: 'Pune Railway Station',
    },
  ],
  ['खराडी आयटी पार्क के पास 1bhk', { bedrooms: 1, near: 'kharadi', answers: 'EON IT Park' }],
  ['शाळेजवळ २ बीएचके', { bedrooms: 2, amenities: 'School' }],
  ['हॉस्पिटल के पास 2 bhk', { bedrooms: 2, amenities: 'Hospital' }],
  ['कुत्रा चालेल असा flat भाड्याने', { listedIn: 'rent', subcategory: 'Flat', pets: true }],
  [
    'फॅमिलीसाठी फ्लॅट भाड्याने वारजे',
    { listedIn: 'rent', tenants: 'family', subcategory: 'Flat', in: 'warje' },
  ],
  ['कुंवारे लड़कों के लिए 1bhk', { listedIn: 'rent', tenants: 'bachelors', bedrooms: 1, missed: 'लड़कों' }],
  ['पहला मजला नको', { missed: 'पहला मजला नको' }],
  ['वरच्या मजल्यावर २ बीएचके', { bedrooms: 2, floor: 'top' }],
  ['पश्चिममुखी प्लॉट', { subcategory: 'Plot', facing: 'West' }],
  ['ईस्ट फेसिंग 2bhk वाकड', { bedrooms: 2, facing: 'East', in: 'wakad' }],
  [
    'नवा कोरा flat रावेत मध्ये',
    { subcategory: 'Flat', in: 'ravet', age: ['UnderConstruction', '0-5 Years'] },
  ],
  ['रेडी टू मूव्ह २ बीएचके', { bedrooms: 2, possession: 'Ready To Move' }],
  ['तयार ताबा 2 bhk moshi', { bedrooms: 2, possession: 'Ready To Move', in: 'moshi' }],
  ['जुना वाडा विकायचा आहे सदाशिव पेठ', { listedIn: 'sell', in: 'sadashiv-peth', missed: 'जुना वाडा' }],
  [
    'एनए प्लॉट ५ गुंठे लोहगाव',
    {
      subcategory: 'Plot',
      zone: ['residential', 'commercial', 'industrial'],
      in: 'lohegaon',
      minArea: 4_901,
      maxArea: 5_990,
    },
  ],
  ['800 स्क्वेअर फूट दुकान', { subcategory: 'Shop', minArea: 720, maxArea: 880 }],
  [
    '800 स्क्वायर फीट ऑफिस किराए पर',
    { listedIn: 'rent', subcategory: 'Office', minArea: 720, maxArea: 880 },
  ],
  ['deposit कमी असलेला 1 bhk भाड्याने', { listedIn: 'rent', bedrooms: 1, missed: 'कमी' }],
  ['owner se direct 2bhk पुणे कैंप', { bedrooms: 2, postedBy: 'owner', in: 'pune-camp' }],
  ['कोरेगांव पार्क में 4 bhk', { bedrooms: 4, in: 'koregaon-park' }],
  [
    'पिंपले सौदागर 2bhk 80 lakh paryant',
    { listedIn: 'sell', bedrooms: 2, in: 'pimple-saudagar', maxPrice: 80 * L },
  ],
  ['हिंजेवाडी में घर', { in: 'hinjawadi' }],
  [
    'चिखली/मोशी फ्लॅट ४० लाख',
    { listedIn: 'sell', subcategory: 'Flat', in: ['chikhali', 'moshi'], maxPrice: 40 * L },
  ],
  [
    'तीस से चालीस हज़ार किराया 2bhk',
    { listedIn: 'rent', bedrooms: 2, minPrice: 30 * K, maxPrice: 40 * K },
  ],
  ['पन्नास लाखात २ बीएचके', { listedIn: 'sell', bedrooms: 2, maxPrice: 50 * L }],
  ['लोन वर flat घ्यायचा आहे, undri', { subcategory: 'Flat', in: 'undri', missed: 'लोन' }],
];
