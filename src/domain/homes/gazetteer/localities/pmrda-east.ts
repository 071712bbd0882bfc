import { limitsOf } from './locality-fact.ts';

/** The PMRDA in eastern Haveli, Shirur and Daund. */
export const PMRDA_EAST = limitsOf('PMRDA', [
  ['bakori', 'Bakori', 'बकोरी', 18.5957, 74.0532, '412216', [], 4795],
  ['daund', 'Daund', 'दौंड', 18.464, 74.582, '413801', [], 0, 15],
  ['kesnand', 'Kesnand', 'केसनंद', 18.5759, 74.0087, '412207', [], 5902],
  ['koregaon-bhima', 'Koregaon Bhima', 'कोरेगाव भीमा', 18.6585, 74.0659, '412216', [], 3170],
  ['loni-kalbhor', 'Loni Kalbhor', 'लोणी काळभोर', 18.4819, 74.0234, '412201', [], 3975, 11],
  ['lonikand', 'Lonikand', '', 18.6254, 74.0306, '412216', [], 3670, 12.7],
  [
    'manjri-khurd',
    'Manjri Khurd',
    'मांजरी खुर्द',
    18.5267,
    73.9943,
    '412307',
    ['Manjari Khurd'],
    7802,
    13.3,
  ],
  ['phursungi', 'Phursungi', 'फुरसुंगी', 18.4805, 73.953, '412308', ['Fursungi'], 5000, 16],
  ['ranjangaon', 'Ranjangaon', '', 18.755, 74.243, '412220', [], 3519],
  ['sanaswadi', 'Sanaswadi', '', 18.664, 74.085, '412216', [], 3456, 12.5],
  ['shikrapur', 'Shikrapur', 'शिक्रापूर', 18.6929, 74.13, '412208', [], 3444, 8.7],
  ['talegaon-dhamdhere', 'Talegaon Dhamdhere', 'तळेगाव ढमढेरे', 18.6688, 74.1516, '412208', [], 2957],
  ['uruli-devachi', 'Uruli Devachi', 'उरुळी देवाची', 18.4743, 73.959, '412308', [], 0, 9.5],
  ['uruli-kanchan', 'Uruli Kanchan', 'उरुळी कांचन', 18.499, 74.1217, '412202', [], 3697],
  ['wadki', 'Wadki', 'वडकी', 18.4418, 73.987, '412308', [], 4000, 10.6],
]);
