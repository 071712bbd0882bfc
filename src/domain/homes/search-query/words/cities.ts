import type { Said } from '#domain/homes/search-query/meaning.ts';
import words from '#messages/homes/plain-words/index.ts';
import { currentLanguage, FIRST_LANGUAGE } from '#messages/lib/language.ts';

/** Cities and towns people ask for that are not around Pune, and how they are written. */
const ELSEWHERE: readonly (readonly [city: string, ways: string])[] = [
  ['Mumbai', 'mumbai, bombay, मुंबई, मुम्बई, मुंब'],
  ['Navi Mumbai', 'navi mumbai, new mumbai, vashi, kharghar, नवी मुंबई'],
  ['Thane', 'thane, thana, ठाणे, ठाणा'],
  ['Panvel', 'panvel, पनवेल'],
  ['Kalyan', 'kalyan dombivli, dombivli, dombivali, डोंबिवली'],
  ['Nashik', 'nashik, nasik, नाशिक, नासिक'],
  ['Nagpur', 'nagpur, नागपूर, नागपुर'],
  [
    'Chhatrapati Sambhajinagar',
    'aurangabad, chhatrapati sambhajinagar, sambhajinagar, औरंगाबाद, संभाजीनगर',
  ],
  ['Kolhapur', 'kolhapur, कोल्हापूर, कोल्हापुर'],
  ['Satara', 'satara, सातारा'],
  ['Sangli', 'sangli, सांगली'],
  ['Solapur', 'solapur, sholapur, सोलापूर, सोलापुर'],
  ['Ahilyanagar', 'ahmednagar, ahilyanagar, अहमदनगर, अहिल्यानगर'],
  ['Ratnagiri', 'ratnagiri, रत्नागिरी'],
  ['Mahabaleshwar', 'mahabaleshwar, panchgani, महाबळेश्वर'],
  ['Alibag', 'alibag, alibaug, अलिबाग'],
  ['Goa', 'goa, गोवा'],
  ['Bengaluru', 'bangalore, bengaluru, banglore, बंगळुरू, बेंगलुरु, बंगलोर'],
  ['Hyderabad', 'hyderabad, हैदराबाद'],
  ['Chennai', 'chennai, चेन्नई'],
  ['Kolkata', 'kolkata, calcutta, कोलकाता'],
  ['Delhi', 'delhi, new delhi, delhi ncr, दिल्ली'],
  ['Gurugram', 'gurgaon, gurugram, गुडगांव, गुरुग्राम'],
  ['Noida', 'noida, greater noida, नोएडा'],
  ['Ahmedabad', 'ahmedabad, अहमदाबाद'],
  ['Surat', 'surat, सूरत'],
  ['Vadodara', 'vadodara, baroda, वडोदरा'],
  ['Indore', 'indore, इंदौर, इंदूर'],
  ['Bhopal', 'bhopal, भोपाल'],
  ['Jaipur', 'jaipur, जयपुर'],
  ['Lucknow', 'lucknow, लखनऊ'],
  ['Kochi', 'kochi, cochin, कोची'],
  ['Dubai', 'dubai, दुबई'],
];

/** What comes after a city's name in the name of something else: "Mumbai highway", "Nashik Phata". */
const GOES_ON = [
  'highway',
  'road',
  'rd',
  'expressway',
  'phata',
  'chawl',
  'bypass',
  'हायवे',
  'रोड',
  'रस्ता',
  'फाटा',
];

/** A city as whoever is spoken to writes it. */
const spelled = (city: string, ways: string): string =>
  currentLanguage() === FIRST_LANGUAGE
    ? city
    : (ways.split(', ').find((way) => /\p{Script=Devanagari}/u.test(way)) ?? city);

export const CITY_WORDS: readonly Said[] = ELSEWHERE.flatMap(([city, ways]): Said[] => [
  [{ answer: { about: city, text: () => words.elsewhere({ city: spelled(city, ways) }) } }, ways],
  // No city then, and no place we know.
  [
    {},
    ways
      .split(', ')
      .flatMap((way) => GOES_ON.map((word) => `${way} ${word}`))
      .join(', '),
  ],
]);
