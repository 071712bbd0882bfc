import type { Said } from '#domain/homes/search-query/meaning.ts';
import words from '#messages/homes/plain-words/index.ts';

/** Of the home itself. */
export const CONDITION_WORDS: readonly Said[] = [
  [
    { sets: { possession: ['Ready To Move'] } },
    'ready, ready to move, ready to move in, ready possession, ready for possession, ready to occupy, immediate possession, tayyar, tayar, turant rehne layak, rehne layak, तयार, तैयार, रेडी, रेडी पझेशन, रेडी टू मूव्ह, रेडी टू मूव, रेडी टु मूव्ह, रेडी टु मूव, ताबा तयार, तयार ताबा, तात्काळ ताबा, लगेच ताबा, तैयार कब्जा, तुरंत कब्जा, tayar taba, taba tayar',
  ],
  [
    { sets: { possession: ['Under Construction'] }, not: { possession: ['Ready To Move'] } },
    'under construction, underconstruction, new project, new projects, ban raha, ban raha hai, बांधकाम, बांधकाम सुरू, बांधकाम चालू, निर्माणाधीन',
  ],
  [
    { sets: { possession: ['UpComing'] } },
    'upcoming, up coming, pre launch, prelaunch, new launch, new launches, newly launched',
  ],
  [
    { sets: { furnishing: ['Semi-Furnished'] } },
    'semi furnished, semifurnished, semi furnish, semi furnised, partly furnished, सेमी फर्निश्ड, सेमी फर्निश, अर्ध फर्निश्ड, हाफ फर्निश्ड',
  ],
  [
    { sets: { furnishing: ['UnFurnished'] }, not: { furnishing: ['Furnished', 'Semi-Furnished'] } },
    'unfurnished, un furnished, non furnished, without furniture, bina furniture, अनफर्निश्ड, बिना फर्निचर, बिना फर्नीचर, विना फर्निचर',
  ],
  [
    { sets: { furnishing: ['Furnished'] }, not: { furnishing: ['UnFurnished'] } },
    'furnished, fully furnished, full furnished, fullyfurnished, well furnished, furnish, furnised, with furniture, furniture, furniture wala, फर्निश्ड, फर्निश, फुल फर्निश्ड, फुल्ली फर्निश्ड, फुली फर्निश्ड, पूर्ण फर्निश्ड, वेल फर्निश्ड, फर्निचर, फर्नीचर',
  ],
  [
    { sets: { age: ['UnderConstruction', '0-5 Years'] } },
    'new, brand new, new construction, newly built, newly constructed, newly build, naya, nayi, naye, nava, navin, naveen, नया, नई, नये, नए, नवा, नवी, नवे, नवीन, नवा कोरा, नवी कोरी, नवे कोरे, नवीकोरी, नवाकोरा, एकदम नवीन, ब्रँड न्यू, ब्रांड न्यू, nava kora, navi kori',
  ],
  [
    { sets: { parking: true } },
    'parking, parkings, car parking, car parkings, with parking, car park, gadi parking, gaadi parking, पार्किंग, कार पार्किंग, गाडी पार्किंग, गाडी लावायला जागा, गाडी लावण्याची जागा, गाडी ठेवायला जागा, गाड़ी खड़ी करने की जगह',
  ],
  [{ sets: { lift: true } }, 'lift, lifts, elevator, elevators, with lift, लिफ्ट, उद्वाहन'],
  [
    { sets: { floor: ['ground'] }, not: { floor: ['notGround'] } },
    'ground floor, groundfloor, ground floors, talmajla, tal majla, nichla majla, तळमजला, तळ मजला, ग्राउंड फ्लोर, ग्राउंड फ्लोअर, भूतल, खालचा मजला, खालच्या मजल्या',
  ],
  [
    { sets: { floor: ['top'] } },
    'top floor, topmost floor, top most floor, last floor, varcha majla, sabse upar wali manzil, sabse upar, top manzil, वरचा मजला, वरच्या मजल्या, सर्वात वरचा मजला, सर्वात वरच्या मजल्या, शेवटचा मजला, शेवटच्या मजल्या, आखिरी मंजिल, टॉप फ्लोर, टॉप फ्लोअर, सबसे ऊपर',
  ],
  [
    { sets: { floor: ['high'] } },
    'high floor, higher floor, high floors, higher floors, upper floor, upper floors',
  ],
  [{ sets: { floor: ['mid'] } }, 'middle floor, mid floor, middle floors, mid floors'],
  [{ sets: { floor: ['low'] } }, 'low floor, lower floor, low floors, lower floors'],
  [
    { sets: { verified: true } },
    'verified, verified listing, verified listings, verified only, only verified, सत्यापित',
  ],
  [
    { sets: { maxDeposit: 0 } },
    'no deposit, zero deposit, 0 deposit, without deposit, nil deposit, deposit free, bina deposit, बिना डिपॉझिट, डिपॉझिट नको',
  ],
  [
    { sets: { availableBy: 'today' } },
    'immediately, available immediately, immediately available, immediate, available now, vacant, lagech, turant, ताबडतोब, लगेच, लगेच राहायला मिळेल, तुरंत',
  ],
  [
    { sets: { availableBy: 'next month' } },
    'from next month, next month, available from next month, available next month, agle mahine, agle mahine se, pudhcha mahina, pudhchya mahinyat, पुढच्या महिन्यात, पुढच्या महिन्यापासून, अगले महीने, अगले महीने से',
  ],
];

/** Sides of the sky, alone a part of town. */
const SIDES = [
  ['North East', 'north east, ईशान्य, नॉर्थ ईस्ट', 'ishanya'],
  ['North West', 'north west, वायव्य, नॉर्थ वेस्ट', 'vayavya'],
  ['South East', 'south east, आग्नेय, साउथ ईस्ट', 'agneya'],
  ['South West', 'south west, नैऋत्य, साउथ वेस्ट', 'nairutya'],
  ['East', 'east, purva, purv, poorv, पूर्व, ईस्ट', ''],
  ['West', 'west, paschim, pashchim, पश्चिम, वेस्ट', ''],
  ['North', 'north, uttar, उत्तर, नॉर्थ', ''],
  ['South', 'south, dakshin, दक्षिण, साउथ, साऊथ', ''],
] as const;

const ways = (side: string) =>
  side
    .split(', ')
    .flatMap((one) => [
      `${one} facing`,
      `facing ${one}`,
      `${one} face`,
      `${one} mukhi`,
      `${one} मुखी`,
      `${one}मुखी`,
      `${one}mukhi`,
      `${one} फेसिंग`,
    ])
    .join(', ');

export const FACING_WORDS: readonly Said[] = SIDES.map(([facing, names, alone]) => [
  { sets: { facing: [facing] } },
  // "North east" is no part of town that anybody names, so it may stand alone.
  alone ? `${ways(names)}, ${names}, ${alone}` : ways(names),
]);

/** In which order, and since when on offer. */
export const ORDER_WORDS: readonly Said[] = [
  [
    { sets: { sort: 'price_low' } },
    'cheap, cheaper, cheapest, cheap price, low price, lowest price, low cost, low budget, lowest budget, kam budget, kam budget me, budget friendly, affordable, economical, inexpensive, reasonable, less price, sasta, saste, sasti, sabse sasta, sabse saste, kam kimat, swasta, svasta, swast, swastat, kami kimtit, सस्ता, सस्ते, सस्ती, सबसे सस्ता, सबसे सस्ते, सबसे सस्ती, कम बजट, स्वस्त, स्वस्तात, सर्वात स्वस्त, कमी किमतीत',
  ],
  [
    { sets: { sort: 'price_high' } },
    'most expensive, costliest, highest price, priciest, sabse mehenga, sabse mahanga, सबसे महंगा, सर्वात महाग',
  ],
  [
    { sets: { sort: 'newest' } },
    'newest, latest, most recent, newest first, latest first, recently listed, recently added, नवीनतम',
  ],
  [{ sets: { sort: 'area_large' } }, 'largest, biggest, largest first, biggest first, सबसे बड़ा'],
  [
    { sets: { newSince: 1 } },
    'new today, listed today, added today, posted today, new listings today, today new, aaj ke naye, आज नवीन',
  ],
  [
    { sets: { newSince: 7 } },
    'listed this week, added this week, posted this week, new this week, listed last week, added last week, new listings, new listing, newly listed, newly added',
  ],
  [
    { sets: { newSince: 30 } },
    'listed this month, added this month, posted this month, new this month',
  ],
  [
    { sets: { reduced: true } },
    'reduced, price reduced, just reduced, price drop, price dropped, price drops, reduced price, price cut, discounted',
  ],
];

/** What may lie near. */
export const NEARBY_WORDS: readonly Said[] = [
  [
    { sets: { metroWalk: 15 } },
    'metro, metro station, metro stations, metro line, मेट्रो, मेट्रो स्टेशन',
  ],
  [
    { sets: { metroLine: ['Purple'] } },
    'purple line, purple line metro, metro purple line, purple line station',
  ],
  [
    { sets: { metroLine: ['Aqua'] } },
    'aqua line, aqua line metro, metro aqua line, aqua line station',
  ],
  [
    { answer: { about: 'Metro line 3', text: () => words.lineNotOpen } },
    'metro line 3, line 3, मेट्रो लाईन 3, मेट्रो लाइन 3, line 3 metro, pink line, pink line metro',
  ],
  [
    { sets: { amenities: ['School'] }, onlyNear: true },
    'school, schools, shala, shale, शाळा, शाळे, स्कूल',
  ],
  [
    { sets: { amenities: ['Hospital'] }, onlyNear: true },
    'hospital, hospitals, davakhana, हॉस्पिटल, दवाखाना, रुग्णालय, अस्पताल',
  ],
  [{ sets: { amenities: ['Park'] }, onlyNear: true }, 'park, parks, garden, udyan, उद्यान, बाग'],
  [
    { sets: { amenities: ['Market'] }, onlyNear: true },
    'market, markets, bazaar, bazar, bajar, mandai, मार्केट, बाजार',
  ],
  [{ sets: { amenities: ['Temple'] }, onlyNear: true }, 'temple, temples, mandir, मंदिर'],
  [{ sets: { amenities: ['Gym'] }, onlyNear: true }, 'gym, gyms, जिम'],
  [{ sets: { amenities: ['Restaurant'] }, onlyNear: true }, 'restaurant, restaurants, हॉटेल'],
  [{ sets: { amenities: ['Shopping Mall'] }, onlyNear: true }, 'mall, malls, shopping mall, मॉल'],
  [{ sets: { amenities: ['Playground'] }, onlyNear: true }, 'playground, maidan, मैदान'],
  [
    { sets: { amenities: ['Public Transport'] }, onlyNear: true },
    'bus stop, bus stand, bus station, public transport, बस स्टॉप',
  ],
  [{ sets: { amenities: ['Police Station'] }, onlyNear: true }, 'police station, पोलीस स्टेशन'],
  [{ sets: { amenities: ['Library'] }, onlyNear: true }, 'library, वाचनालय'],
  [{ sets: { amenities: ['Cinema'] }, onlyNear: true }, 'cinema, theatre, multiplex'],
];
