import { CR, K, L, type Phrasing } from './wanted.ts';

/** Written before the rules were, and never tuned to: Hindi and Marathi, and Marathi in Latin letters. */
export const HELD_OUT_DEVANAGARI: readonly Phrasing[] = [
  ['खराडी में 3 बीएचके किराए पर', { listedIn: 'rent', bedrooms: 3, in: 'kharadi' }],
  [
    'वाघोली या लोहगाव में 40 लाख तक घर',
    { listedIn: 'sell', in: ['wagholi', 'lohegaon'], maxPrice: 40 * L },
  ],
  ['दो बीएचके फ्लैट हडपसर', { bedrooms: 2, subcategory: 'Flat', in: 'hadapsar' }],
  ['ऑफिस किराये पर बाणेर', { listedIn: 'rent', subcategory: 'Office', in: 'baner' }],
  ['सबसे सस्ता 1 बीएचके', { bedrooms: 1, sort: 'price_low' }],
  ['ब्रोकर नहीं चाहिए 2 बीएचके किराये पर', { listedIn: 'rent', bedrooms: 2, postedBy: 'owner' }],
  ['बिना ब्रोकरेज 1 बीएचके किराये पर', { listedIn: 'rent', bedrooms: 1, noBrokerage: true }],
  ['स्कूल के पास 2 बीएचके', { bedrooms: 2, amenities: 'School' }],
  ['दिल्ली में मकान', { subcategory: 'House', answers: 'Delhi' }],
  ['हॉस्टल पिंपरी', { listedIn: 'rent', in: 'pimpri', answers: 'Hostel' }],
  ['20 हजार से कम किराया 1 बीएचके', { listedIn: 'rent', bedrooms: 1, maxPrice: 20 * K }],
  ['50 से 60 लाख 2 बीएचके', { listedIn: 'sell', bedrooms: 2, minPrice: 50 * L, maxPrice: 60 * L }],
  ['तैयार फ्लैट मोशी', { subcategory: 'Flat', possession: 'Ready To Move', in: 'moshi' }],
  ['उत्तर मुखी बंगला', { subcategory: 'Villa', facing: 'North' }],
  ['कार पार्किंग के साथ 3 बीएचके', { bedrooms: 3, parking: true }],
  [
    'खेती की ज़मीन 5 एकड़ सासवड',
    { subcategory: 'Plot', zone: 'agricultural', in: 'saswad', minArea: 196_020, maxArea: 239_580 },
  ],
  [
    'पुणे स्टेशन के पास 1 बीएचके',
    {
      bedrooms: 1,
      near: 'pune-station-matoshri-ramabai-ambedkar-road',
      answers: 'Pune Railway Station',
    },
  ],
  ['पालतू जानवर allowed 2 बीएचके किराये पर', { listedIn: 'rent', bedrooms: 2, pets: true }],
  ['विमान नगरमध्ये १ बीएचके भाड्याने', { listedIn: 'rent', bedrooms: 1, in: 'viman-nagar' }],
  ['कात्रजला स्वस्त फ्लॅट', { subcategory: 'Flat', in: 'katraj', sort: 'price_low' }],
  [
    'पिंपळे सौदागरमध्ये ३ बीएचके ९० लाखांपर्यंत',
    { listedIn: 'sell', bedrooms: 3, in: 'pimple-saudagar', maxPrice: 90 * L },
  ],
  ['औंधच्या जवळ २ बीएचके', { bedrooms: 2, near: 'aundh' }],
  ['चिंचवडमध्ये किंवा निगडीत २ बीएचके', { bedrooms: 2, in: ['chinchwad', 'nigdi'] }],
  ['भाड्याने दुकान पाहिजे सिंहगड रोड', { listedIn: 'rent', subcategory: 'Shop', in: 'sinhgad-road' }],
  [
    'फर्निश्ड १ आरके भाड्याने',
    { listedIn: 'rent', furnishing: 'Furnished', subcategory: 'Studio Apartment' },
  ],
  ['लिफ्ट नको', { missed: 'लिफ्ट नको' }],
  ['मेट्रो स्टेशनपासून १० मिनिटे चालत', { metroWalk: 10 }],
  ['विमानतळाजवळ फ्लॅट', { subcategory: 'Flat', near: 'lohegaon', answers: 'Pune Airport' }],
  ['ऑफिस विकत हवे आहे शिवाजीनगर', { listedIn: 'sell', subcategory: 'Office', in: 'shivajinagar' }],
  ['प्लॉट १० गुंठे वाघोलीत', { subcategory: 'Plot', in: 'wagholi', minArea: 9_801, maxArea: 11_979 }],
  ['मुंबईत घर', { answers: 'Mumbai' }],
  ['डिपॉझिट ५० हजारांपर्यंत १ बीएचके भाड्याने', { listedIn: 'rent', bedrooms: 1, maxDeposit: 50 * K }],
  [
    'kothrud madhye 2bhk vikat pahije 1 koti chya aat',
    { listedIn: 'sell', bedrooms: 2, in: 'kothrud', maxPrice: CR },
  ],
  [
    'warje la 1bhk bhadyane pahije kutumbasathi',
    { listedIn: 'rent', bedrooms: 1, tenants: 'family', in: 'warje' },
  ],
  ['dukan bhadyane havi bibwewadit', { listedIn: 'rent', subcategory: 'Shop', in: 'bibwewadi' }],
  ['metro javal 2bhk swargate', { bedrooms: 2, metroWalk: 15, in: 'swargate' }],
  ['shalejaval ghar sinhgad road la', { in: 'sinhgad-road', amenities: 'School' }],
  ['varcha majla nako 2bhk', { bedrooms: 2, missed: 'varcha majla nako' }],
];
