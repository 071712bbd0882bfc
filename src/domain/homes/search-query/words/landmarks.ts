import type { Said } from '#domain/homes/search-query/meaning.ts';

type Landmark = readonly [slug: string, landmark: string, ways: string];

/** Part of the locality itself. */
const INSIDE: readonly Landmark[] = [
  [
    'hinjawadi',
    'Hinjewadi Phase 1',
    'hinjewadi phase 1, hinjawadi phase 1, hinjwadi phase 1, hinjewadi phase one, phase 1 hinjewadi, hinjewadi ph 1, हिंजवडी फेज 1',
  ],
  [
    'hinjawadi',
    'Hinjewadi Phase 2',
    'hinjewadi phase 2, hinjawadi phase 2, hinjwadi phase 2, hinjewadi phase two, phase 2 hinjewadi, hinjewadi ph 2, हिंजवडी फेज 2',
  ],
  [
    'hinjawadi',
    'Hinjewadi Phase 3',
    'hinjewadi phase 3, hinjawadi phase 3, hinjwadi phase 3, hinjewadi phase three, phase 3 hinjewadi, hinjewadi ph 3, हिंजवडी फेज 3',
  ],
  [
    'hinjawadi',
    'Hinjewadi IT Park',
    'hinjewadi it park, hinjawadi it park, it park hinjewadi, rajiv gandhi it park, हिंजवडी आयटी पार्क, हिंजेवाडी आयटी पार्क, हिंजवडी आईटी पार्क, आयटी पार्क हिंजवडी',
  ],
];

/** Where people work, study, shop and set out from, with the locality it lies in or next to. */
const NEAR: readonly Landmark[] = [
  [
    'kharadi',
    'EON IT Park',
    'eon it park, eon it, eon park, eon free zone kharadi, eon kharadi, kharadi it park, it park kharadi, ईऑन आयटी पार्क, खराडी आयटी पार्क, खराडी आईटी पार्क',
  ],
  [
    'kharadi',
    'World Trade Center',
    'world trade center, world trade centre, wtc, world trade center kharadi, wtc kharadi',
  ],
  ['kharadi', 'Zensar', 'zensar'],
  ['kharadi', 'Gera Commerzone', 'gera commerzone, commerzone kharadi'],
  ['yerwada', 'Commerzone Yerwada', 'commerzone, commerzone yerwada'],
  [
    'magarpatta',
    'Cybercity Magarpatta',
    'cybercity, cyber city, cybercity magarpatta, magarpatta cybercity, magarpatta it park, मगरपट्टा आयटी पार्क, मगरपट्टा सायबर सिटी',
  ],
  ['phursungi', 'SP Infocity', 'sp infocity, sp info city, infocity'],
  [
    'hinjawadi',
    'Infosys Hinjewadi',
    'infosys, infosys hinjewadi, infosys phase 1, infosys phase 2, इन्फोसिस',
  ],
  ['hinjawadi', 'Wipro Hinjewadi', 'wipro, wipro phase 2, wipro hinjewadi, wipro circle'],
  ['hinjawadi', 'TCS Hinjewadi', 'tcs hinjewadi, tcs phase 3'],
  ['hinjawadi', 'Cognizant Hinjewadi', 'cognizant, cognizant hinjewadi'],
  ['hinjawadi', 'Quadron', 'quadron, quadron business park'],
  ['hinjawadi', 'Blue Ridge', 'blue ridge, blueridge'],
  ['talwade', 'Talawade IT Park', 'talawade it park, talwade it park'],
  [
    'viman-nagar',
    'Phoenix Marketcity',
    'phoenix mall, phoenix marketcity, phoenix market city, phoenix mall viman nagar, phoenix',
  ],
  [
    'wakad',
    'Phoenix Mall of the Millennium',
    'phoenix mall wakad, mall of the millennium, phoenix millennium',
  ],
  ['hadapsar', 'Seasons Mall', 'seasons mall, season mall'],
  ['hadapsar', 'Amanora Mall', 'amanora mall'],
  [
    'lohegaon',
    'Pune Airport',
    'airport, pune airport, lohegaon airport, lohgaon airport, vimantal, viman tal, एयरपोर्ट, एअरपोर्ट, विमानतळ, हवाई अड्डा, पुणे विमानतळ, पुणे एयरपोर्ट',
  ],
  [
    'pune-station-matoshri-ramabai-ambedkar-road',
    'Pune Railway Station',
    'station, pune station, railway station, pune railway station, pune junction, pune jn, train station, स्टेशन, पुणे स्टेशन, रेल्वे स्टेशन, पुणे रेल्वे स्टेशन, रेलवे स्टेशन',
  ],
  [
    'shivajinagar',
    'Shivajinagar railway station',
    'shivajinagar station, shivajinagar railway station',
  ],
  ['shivajinagar', 'COEP', 'coep, college of engineering'],
  [
    'kothrud',
    'MIT-WPU',
    'mit, mit wpu, mit college, mit kothrud, mit college kothrud, mit university',
  ],
  ['viman-nagar', 'Symbiosis Viman Nagar', 'symbiosis, symbiosis viman nagar'],
  ['balewadi', 'Balewadi High Street', 'balewadi high street, high street balewadi, high street'],
  ['balewadi', 'Balewadi Stadium', 'balewadi stadium'],
  ['gahunje', 'MCA Stadium', 'mca stadium'],
  ['bund-garden', 'Ruby Hall Clinic', 'ruby hall, ruby hall clinic'],
  ['shivajinagar', 'Sancheti Hospital', 'sancheti hospital, sancheti'],
  [
    'erandwane',
    'Deenanath Mangeshkar Hospital',
    'deenanath hospital, deenanath mangeshkar hospital, dinanath hospital, dinanath mangeshkar hospital',
  ],
  ['hadapsar', 'Noble Hospital', 'noble hospital'],
  ['pimpri', 'Aditya Birla Hospital', 'aditya birla hospital, birla hospital'],
  [
    'pimpri',
    'DY Patil College Pimpri',
    'dy patil pimpri, dy patil college pimpri, d y patil pimpri',
  ],
  [
    'akurdi',
    'DY Patil College Akurdi',
    'dy patil akurdi, dy patil college akurdi, d y patil akurdi',
  ],
  ['bhosari', 'Bhosari MIDC', 'bhosari midc, midc bhosari'],
  ['chakan', 'Chakan MIDC', 'chakan midc, midc chakan'],
  ['ranjangaon', 'Ranjangaon MIDC', 'ranjangaon midc, midc ranjangaon'],
];

/** Metro stations that bear another name than the locality they stand in. */
const STATIONS: readonly (readonly [slug: string, station: string, names: string])[] = [
  ['kothrud', 'Vanaz', 'vanaz, vanaj, वनाज'],
  ['erandwane', 'Nal Stop', 'nal stop, nalstop, नळ स्टॉप'],
  ['deccan-gymkhana', 'Garware College', 'garware, garware college'],
  [
    'deccan-gymkhana',
    'Sambhaji Udyan',
    'sambhaji udyan, sambhaji park, chhatrapati sambhaji udyan',
  ],
  ['shivajinagar', 'PMC Bhavan', 'pmc, pmc bhavan'],
  ['shivajinagar', 'Civil Court', 'civil court, district court'],
  ['bund-garden', 'Ruby Hall Clinic', 'ruby hall, ruby hall clinic'],
  ['pimpri', 'Sant Tukaram Nagar', 'sant tukaram nagar'],
  ['kasarwadi', 'Nashik Phata', 'nashik phata, bhosari, bhosari nashik phata'],
  ['mahatma-phule-mandai', 'Mandai', 'mandai'],
];

/** Other names of localities, which need no answer. */
const ALIASES: readonly (readonly [slug: string, ways: string])[] = [
  ['talegaon-dabhade', 'talegaon, तळेगाव'],
  ['pimpri-chinchwad', 'pcmc, p c m c, pcmc area, pimpri chinchwad city, पीसीएमसी'],
  [
    'savitribai-phule-pune-university',
    'pune university, sppu, savitribai phule university, university of pune, पुणे विद्यापीठ',
  ],
  ['amanora-park-town', 'amanora, amanora township, amanora town'],
  ['nigdi', 'pradhikaran, nigdi pradhikaran'],
  ['viman-nagar', 'vimannagar, viman ngr'],
  ['pimple-saudagar', 'pimple soudagar, p saudagar'],
];

export const LANDMARK_WORDS: readonly Said[] = [
  ...INSIDE.map(
    ([slug, landmark, ways]): Said => [{ place: { slug, landmark, isInside: true } }, ways],
  ),
  ...NEAR.map(([slug, landmark, ways]): Said => [{ place: { slug, landmark } }, ways]),
  ...STATIONS.map(
    ([slug, station, names]): Said => [
      { place: { slug, landmark: `${station} metro station` } },
      names
        .split(', ')
        .flatMap((name) => [`${name} metro station`, `${name} metro`, `${name} मेट्रो`])
        .join(', '),
    ],
  ),
  ...ALIASES.map(([slug, ways]): Said => [{ place: { slug } }, ways]),
];
