/** Names the map writes by itself. Pure data: [text, lat, lng]. */
export type NamedPoint = readonly [text: string, lat: number, lng: number];

/** Seen from far away only; nearer, their parts have names. */
export const CITY_NAMES: readonly NamedPoint[] = [
  ['Pune', 18.518, 73.862],
  ['Pimpri-Chinchwad', 18.642, 73.797],
];

/** Towns and landmarks written where their centre is; the gazetteer knows where homes are listed. */
export const TOWN_NAMES: readonly NamedPoint[] = [
  ['Alandi', 18.677, 73.9],
  ['Swargate', 18.5005, 73.861],
  ['Dehu', 18.719, 73.764],
  ['Rajgurunagar', 18.853, 73.885],
  ['Shirur', 18.827, 74.374],
  ['Daund', 18.464, 74.582],
  ['Jejuri', 18.276, 74.161],
  ['Shirwal', 18.15, 73.977],
  ['Bhor', 18.149, 73.845],
  ['Paud', 18.527, 73.613],
  ['Yavat', 18.472, 74.278],
  ['Khopoli', 18.789, 73.345],
  ['Panvel', 18.989, 73.11],
  ['Manchar', 19.005, 73.943],
];

export const WATER_NAMES: readonly NamedPoint[] = [
  ['Khadakwasla Lake', 18.4185, 73.7305],
  ['Pashan Lake', 18.535, 73.789],
  ['Katraj Lake', 18.455, 73.86],
  ['Pavana Lake', 18.668, 73.455],
  ['Mulshi Lake', 18.495, 73.468],
];

export const GREEN_NAMES: readonly NamedPoint[] = [
  ['Vetal Tekdi', 18.526, 73.8155],
  ['Taljai Hills', 18.483, 73.8455],
  ['Baner Hill', 18.552, 73.791],
  ['Pune University', 18.5525, 73.827],
  ['Race Course', 18.509, 73.8885],
  ['NDA', 18.475, 73.7605],
  ['Katraj Ghat', 18.405, 73.875],
  ['Sinhagad', 18.3665, 73.7555],
];

export const AIRPORT_NAME: NamedPoint = ['Pune Airport', 18.5825, 73.92];

/** Slugs of the localities people steer by, in the order in which they are given room. */
export const BIG_LOCALITIES: readonly string[] = [
  'hinjawadi',
  'hadapsar',
  'kharadi',
  'kothrud',
  'katraj',
  'talegaon-dabhade',
  'chakan',
  'wagholi',
  'lonavala',
  'baner',
  'wakad',
  'saswad',
  'uruli-kanchan',
  'shikrapur',
  'ranjangaon',
  'khed-shivapur',
  'loni-kalbhor',
  'pirangut',
  'kamshet',
  'nigdi',
  'moshi',
  'chikhali',
  'aundh',
  'viman-nagar',
  'koregaon-park',
  'kondhwa',
  'undri',
  'lohegaon',
  'ravet',
  'pimpri',
  'chinchwad',
  'shivajinagar',
  'pune-camp',
  'bavdhan',
  'warje',
  'pimple-saudagar',
  'bhosari',
  'dhanori',
  'phursungi',
  'manjri',
  'narhe',
  'khadakwasla',
  'deccan-gymkhana',
  'balewadi',
  'pashan',
  'magarpatta',
  'mundhwa',
  'kalyani-nagar',
  'yerwada',
  'vishrantwadi',
  'bibwewadi',
  'wanowrie',
  'dighi',
  'sangvi',
  'tathawade',
  'punawale',
  'khadki',
];
