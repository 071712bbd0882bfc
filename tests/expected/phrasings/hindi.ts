import { CR, K, L, type Phrasing } from './wanted.ts';

export const HINDI: readonly Phrasing[] = [
  ['बाणेर में 2 बीएचके फ्लैट', { bedrooms: 2, subcategory: 'Flat', in: 'baner' }],
  ['कोथरूड में किराये पर घर चाहिए', { listedIn: 'rent', in: 'kothrud' }],
  ['50 लाख तक 2 बीएचके वाकड', { listedIn: 'sell', bedrooms: 2, in: 'wakad', maxPrice: 50 * L }],
  ['१ करोड़ के अंदर ३ बीएचके बालेवाडी', { listedIn: 'sell', bedrooms: 3, in: 'balewadi', maxPrice: CR }],
  ['हिंजवडी के पास 1 बीएचके किराये पर', { listedIn: 'rent', bedrooms: 1, near: 'hinjawadi' }],
  ['सस्ता फ्लैट वाघोली', { subcategory: 'Flat', in: 'wagholi', sort: 'price_low' }],
  ['मेट्रो के पास 2 बीएचके', { bedrooms: 2, metroWalk: 15 }],
  ['बिना ब्रोकर के मकान', { subcategory: 'House', postedBy: 'owner' }],
  ['मालिक से सीधे फ्लैट खरीदना है', { listedIn: 'sell', subcategory: 'Flat', postedBy: 'owner' }],
  ['पार्किंग और लिफ्ट वाला 2 बीएचके', { bedrooms: 2, parking: true, lift: true }],
  ['ग्राउंड फ्लोर नहीं चाहिए 2 बीएचके', { bedrooms: 2, floor: 'notGround' }],
  [
    'परिवार के लिए किराये पर 2 बीएचके औंध',
    { listedIn: 'rent', tenants: 'family', bedrooms: 2, in: 'aundh' },
  ],
  [
    'बैचलर के लिए 1 आरके खराडी',
    { listedIn: 'rent', tenants: 'bachelors', subcategory: 'Studio Apartment', in: 'kharadi' },
  ],
  ['लड़कियों के लिए पीजी', { listedIn: 'rent', missed: 'लड़कियों', answers: 'PG' }],
  ['दुकान किराये पर हडपसर', { listedIn: 'rent', subcategory: 'Shop', in: 'hadapsar' }],
  ['गोदाम चाकण', { category: 'Commercial', in: 'chakan', answers: 'Warehouse' }],
  ['ज़मीन 1 एकड़', { subcategory: 'Plot', minArea: 39_204, maxArea: 47_916 }],
  ['प्लॉट 2000 वर्ग फुट', { subcategory: 'Plot', minArea: 1_800, maxArea: 2_200 }],
  ['मुंबई में फ्लैट', { subcategory: 'Flat', answers: 'Mumbai' }],
  ['बाणेर या औंध में 3 बीएचके', { bedrooms: 3, in: ['baner', 'aundh'] }],
  ['नया फ्लैट रावेत', { subcategory: 'Flat', in: 'ravet', age: ['UnderConstruction', '0-5 Years'] }],
  [
    'फर्निश्ड फ्लैट किराये पर 25 हजार तक',
    { listedIn: 'rent', subcategory: 'Flat', furnishing: 'Furnished', maxPrice: 25 * K },
  ],
  ['पूर्व मुखी 2 बीएचके', { bedrooms: 2, facing: 'East' }],
  [
    'बंगला कोरेगाव पार्क 5 करोड़ से ऊपर',
    { listedIn: 'sell', subcategory: 'Villa', in: 'koregaon-park', minPrice: 5 * CR },
  ],
  ['एयरपोर्ट के पास फ्लैट', { subcategory: 'Flat', near: 'lohegaon', answers: 'Pune Airport' }],
  ['स्विमिंग पूल वाला 3 बीएचके', { bedrooms: 3, missed: 'स्विमिंग पूल' }],
];
