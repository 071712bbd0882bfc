import type { Said } from '#domain/homes/search-query/meaning.ts';
import words from '#messages/homes/plain-words/index.ts';

/** Kinds of listings, as English, Hindi and Marathi name them. */
export const KIND_WORDS: readonly Said[] = [
  [
    { sets: { subcategory: ['Studio Apartment'] } },
    'studio, studios, studio apartment, studio apartments, studio flat, 1 rk, one rk, ek rk, rk, 1 r k, 1 room kitchen, one room kitchen, 1 रूम किचन, वन रूम किचन, एक खोली स्वयंपाकघर, 1 आरके, एक आरके, आरके, 1 आर के, स्टुडिओ, स्टूडियो',
  ],
  [
    { sets: { subcategory: ['Flat'] } },
    'flat, flats, apartment, apartments, appartment, appartments, apartement, sadanika, फ्लॅट, फ्लॅट्स, फ्लैट, फ्लैट्स, सदनिका, अपार्टमेंट',
  ],
  [
    { sets: { subcategory: ['Villa'] } },
    'villa, villas, bungalow, bungalows, bunglow, bungalo, banglow, bangla, banglo, bangle, बंगला, बंगले, व्हिला, विला',
  ],
  [
    { sets: { subcategory: ['House'] } },
    'house, houses, independent house, independent houses, row house, row houses, rowhouse, rowhouses, makaan, makan, मकान, रो हाऊस, रो हाउस',
  ],
  [
    { sets: { subcategory: ['Plot'] } },
    'plot, plots, land, open plot, open plots, bungalow plot, bungalow plots, jameen, jamin, zameen, zamin, jaga, जमीन, प्लॉट, प्लाट, जागा, भूखंड, बंगला प्लॉट, बंगल्यासाठी प्लॉट, बंगलो प्लॉट',
  ],
  [
    {
      sets: { subcategory: ['Plot'], zone: ['residential', 'commercial', 'industrial'] },
    },
    'na plot, na plots, na land, non agricultural plot, non agricultural land, एनए प्लॉट, बिगरशेती प्लॉट',
  ],
  [
    { sets: { subcategory: ['Plot'], zone: ['agricultural'] } },
    'agricultural land, agriculture land, agricultural plot, agricultural plots, agri land, farm land, farmland, farming land, kheti ki zameen, kheti ki jameen, kheti, sheti, shetjamin, shet jamin, शेती, शेतजमीन, शेत जमीन, खेती की जमीन, खेती',
  ],
  [
    { sets: { subcategory: ['Plot'], zone: ['residential'] } },
    'residential plot, residential plots, residential land, r zone plot, r zone',
  ],
  [
    { sets: { subcategory: ['Plot'], zone: ['commercial'] } },
    'commercial plot, commercial plots, commercial land',
  ],
  [
    { sets: { subcategory: ['Plot'], zone: ['industrial'] } },
    'industrial plot, industrial plots, industrial land',
  ],
  [
    { sets: { subcategory: ['Office'] } },
    'office, offices, office space, office spaces, karyalay, ऑफिस, ऑफीस, कार्यालय',
  ],
  [
    { sets: { subcategory: ['Shop'] } },
    'shop, shops, showroom, showrooms, retail space, retail shop, dukan, dukaan, dukan gala, gala, दुकान, दुकान गाळा, गाळा, शोरूम',
  ],
  [
    { sets: { category: 'Commercial' } },
    'commercial property, commercial properties, commercial space, commercial spaces, commercial',
  ],
];

/** Rooms and houses that are a part of a home, or of another's. */
export const NO_KIND_WORDS: readonly Said[] = [
  [
    {},
    'guest house, guesthouse, club house, open house, house help, house hunting, servant room, servants room, maid room, study room, store room, storeroom, pooja room, puja room, dining room, living room, drawing room, dressing room, powder room, guest room, bath room, extra room, laundry room, room size, coffee shop, tea shop, medical shop, shop below, office below, office room, home office, back office, post office, head office, my office, mera office, माझे ऑफिस, charging station, petrol station, gas station, fire station, bus station, metro city, car parking charges, symbiosis lavale, symbiosis university, symbiosis international university',
  ],
];

/** Kinds that nobody lists here yet, and what is shown in their place. */
export const UNLISTED_WORDS: readonly Said[] = [
  [
    {
      sets: { listedIn: 'rent' },
      answer: { about: 'PG', text: () => words.unlisted.pg },
    },
    'pg, pgs, p g, pg accommodation, paying guest, paying guests, पीजी, पी जी, पेइंग गेस्ट, पेईंग गेस्ट',
  ],
  [
    {
      sets: { listedIn: 'rent' },
      answer: { about: 'Hostel', text: () => words.unlisted.hostel },
    },
    'hostel, hostels, dormitory, हॉस्टेल, हॉस्टल, होस्टल, वसतिगृह',
  ],
  [
    {
      sets: { listedIn: 'rent' },
      answer: { about: 'Co-living', text: () => words.unlisted.coliving },
    },
    'co living, coliving',
  ],
  [
    { sets: { listedIn: 'rent' }, answer: { about: 'Room', text: () => words.unlisted.room } },
    'room, rooms, single room, single rooms, shared room, sharing room, room sharing, sharing, cot basis, roommate, roommates, room mate, flatmate, flatmates, flat mate, kholi, kamra, खोली, कमरा, रूम, रूममेट',
  ],
  [
    {
      sets: { category: 'Commercial' },
      answer: { about: 'Warehouse', text: () => words.unlisted.warehouse },
    },
    'warehouse, warehouses, ware house, godown, godowns, godam, godaam, gowdown, cold storage, गोदाम, गोडाऊन, गोडाउन, वेअरहाऊस, वेयरहाउस',
  ],
  [
    {
      sets: { category: 'Commercial' },
      answer: { about: 'Factory', text: () => words.unlisted.factory },
    },
    'factory, factories, industrial shed, industrial sheds, industrial gala, shed, factory shed, karkhana, कारखाना, शेड, औद्योगिक शेड',
  ],
  [
    {
      sets: { category: 'Commercial' },
      answer: { about: 'Co-working', text: () => words.unlisted.coworking },
    },
    'co working space, coworking space, co working, coworking',
  ],
  [
    {
      sets: { subcategory: ['House', 'Villa'] },
      answer: { about: 'Farmhouse', text: () => words.unlisted.farmhouse },
    },
    'farmhouse, farmhouses, farm house, farm houses, फार्महाऊस, फार्म हाऊस, फार्महाउस',
  ],
];
