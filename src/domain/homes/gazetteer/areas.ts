import type { LocalityNames } from '#domain/homes/locality-match.ts';
import { LOCALITIES } from './localities/index.ts';

/** What people call a place though it is several localities: a road, a part of town, a town. */
export interface Area {
  /** That of a locality where one has the same name: a search for it then means the whole area. */
  slug: string;
  name: string;
  devanagari: string;
  kind: 'road' | 'part of town';
  aliases: readonly string[];
  /** Slugs of its localities; along a road in the order in which one passes them. */
  localities: readonly string[];
}

type RoadFact = readonly [
  slug: string,
  name: string,
  devanagari: string,
  aliases: readonly string[],
  localities: string,
];

/** From the city outwards. */
const ROADS: readonly RoadFact[] = [
  [
    'sinhgad-road',
    'Sinhgad Road',
    'सिंहगड रोड',
    ['Sinhagad Road', 'Sinhgad Rd', 'Singhad Road', 'Singhgad Road'],
    'dandekar-pul vitthalwadi hingne-khurd anand-nagar sun-city manikbaug sinhgad-road vadgaon vadgaon-budruk dhayari dhayari-phata-road nanded-city kirkatwadi kolhewadi khadakwasla',
  ],
  [
    'baner-road',
    'Baner Road',
    'बाणेर रोड',
    [],
    'ganeshkhind sakal-nagar baner-road pan-card-club-road mohan-nagar baner balewadi',
  ],
  [
    'nagar-road',
    'Nagar Road',
    'नगर रोड',
    ['Pune Nagar Road', 'Ahmednagar Road', 'Ahilyanagar Road', 'Pune Ahmednagar Highway'],
    'yerwada shastri-nagar kalyani-nagar ramwadi sakore-nagar viman-nagar vadgaon-sheri kharadi ubale-nagar wageshwar-nagar wagholi lonikand perne koregaon-bhima sanaswadi shikrapur',
  ],
  [
    'satara-road',
    'Satara Road',
    'सातारा रोड',
    ['Pune Satara Road', 'Pune-Satara Road'],
    'swargate parvati-darshan laxmi-nagar shivdarshan aranyeshwar padmavati shankar-maharaj-math balaji-nagar dhankawadi bharati-vidyapeeth katraj satara-road',
  ],
  [
    'solapur-road',
    'Solapur Road',
    'सोलापूर रोड',
    ['Pune Solapur Road', 'Pune Solapur Highway', 'Sholapur Road'],
    'race-course fatima-nagar vaiduwadi ramtekadi hadapsar-industrial-estate magarpatta hadapsar gondhale-nagar shewalewadi manjri kadam-wak-wasti loni-kalbhor kunjirwadi uruli-kanchan',
  ],
  [
    'saswad-road',
    'Saswad Road',
    'सासवड रोड',
    ['Hadapsar Saswad Road', 'Pune Saswad Road'],
    'hadapsar satavwadi bhekrai-nagar phursungi mantarwadi uruli-devachi wadki dive saswad',
  ],
  [
    'alandi-road',
    'Alandi Road',
    'आळंदी रोड',
    ['Pune Alandi Road'],
    'mohanwadi phulenagar vishrantwadi kalas dighi-camp dighi wadmukhwadi chovisawadi charholi-budruk alandi',
  ],
  [
    'paud-road',
    'Paud Road',
    'पौड रोड',
    ['Kothrud Paud Road'],
    'ideal-colony jai-bhavaninagar kelewadi shivtirthnagar kothrud bhusari-colony chandani-chowk bavdhan bhugaon paud-road bhukum pirangut ghotawade-phata kasar-amboli paud',
  ],
  [
    'karve-road',
    'Karve Road',
    'कर्वे रोड',
    [],
    'deccan-gymkhana erandwane patwardhan-baug karve-road mayur-colony dahanukar-colony kothrud karve-nagar',
  ],
  [
    'old-mumbai-pune-highway',
    'Old Mumbai Pune Highway',
    'जुना मुंबई पुणे महामार्ग',
    ['Old Mumbai-Pune Highway', 'Pune Mumbai Highway', 'Mumbai Pune Highway', 'Old Mumbai Highway'],
    'wakdewadi khadki bopodi dapodi phugewadi kasarwadi nashik-phata sant-tukaram-nagar kharalwadi morwadi pimpri chinchwad-station chinchwad akurdi nigdi dehu-road somatne-phata talegaon-dabhade',
  ],
  [
    'pune-nashik-highway',
    'Pune Nashik Highway',
    'पुणे नाशिक महामार्ग',
    ['Pune-Nashik Highway', 'Nashik Road', 'Pune Nashik Road', 'Nashik Highway'],
    'nashik-phata landewadi bhosari borhade-wadi moshi-pradhikaran moshi chimbali kuruli nanekarwadi medankarwadi chakan rajgurunagar',
  ],
  [
    'airport-road',
    'Airport Road',
    'विमानतळ रोड',
    [],
    'yerwada sanjay-park airport-road vidya-nagar viman-nagar tingre-nagar',
  ],
  [
    'nibm-road',
    'NIBM Road',
    'एनआयबीएम रोड',
    [],
    'kausar-baugh kondhwa nibm nibm-road nibm-annexe mohammed-wadi undri',
  ],
];

const ofAuthority = (authority: string) =>
  LOCALITIES.filter((locality) => locality.authority === authority).map(({ slug }) => slug);

const PETHS = LOCALITIES.filter(({ slug }) => slug.endsWith('-peth')).map(({ slug }) => slug);

const PARTS: readonly Omit<Area, 'kind'>[] = [
  {
    slug: 'pimpri-chinchwad',
    name: 'Pimpri Chinchwad',
    devanagari: 'पिंपरी चिंचवड',
    aliases: ['PCMC', 'PCMC area', 'PCMC limits', 'Pimpri-Chinchwad'],
    localities: ofAuthority('PCMC'),
  },
  {
    slug: 'pune-camp',
    name: 'Pune Camp',
    devanagari: 'पुणे कॅम्प',
    aliases: ['Pune Cantonment', 'Camp area', 'Pune Camp Cantonment'],
    localities: ['pune-camp', 'east-street', 'golibar-maidan', 'race-course'],
  },
  {
    slug: 'cantonments',
    name: 'Cantonments',
    devanagari: 'छावणी',
    aliases: ['Cantonment', 'Cantonment area', 'Cantonment limits'],
    localities: ofAuthority('Cantonment'),
  },
  {
    slug: 'peths',
    name: 'Peths of Pune',
    devanagari: 'पेठा',
    aliases: ['Peths', 'Peth area', 'Old city', 'Old Pune'],
    localities: [...PETHS, 'mahatma-phule-mandai', 'shaniwarwada'],
  },
  {
    slug: 'mulshi',
    name: 'Mulshi',
    devanagari: 'मुळशी',
    aliases: ['Mulshi taluka'],
    localities:
      'mulshi hinjawadi maan marunji nere jambhe bhugaon bhukum lavale nande chande pirangut ghotawade ghotawade-phata kasar-amboli urawade ambarvet rihe paud kolwan lavasa'.split(
        ' ',
      ),
  },
  {
    slug: 'maval',
    name: 'Maval',
    devanagari: 'मावळ',
    aliases: ['Maval taluka', 'Mawal'],
    localities:
      'gahunje shirgaon somatne-phata parandwadi chandkhed bebadohol urse talegaon-dabhade talegaon-station varale induri ambi navlakh-umbre vadgaon-maval jambhul sate kanhe takwe-budruk kamshet karla malavli pawananagar kusgaon lonavala khandala'.split(
        ' ',
      ),
  },
];

export const AREAS: readonly Area[] = [
  ...PARTS.map((part) => ({ ...part, kind: 'part of town' as const })),
  ...ROADS.map(([slug, name, devanagari, aliases, localities]) => ({
    slug,
    name,
    devanagari,
    kind: 'road' as const,
    aliases,
    localities: localities.split(' '),
  })),
];

const bySlug = new Map(AREAS.map((area) => [area.slug, area]));

/** The area of this slug; undefined for a locality that is one place. */
export function areaOf(slug: string): Area | undefined {
  return bySlug.get(slug);
}

/** Localities with the areas among them, as a matcher of names wants them: each slug once. */
export function withAreas(localities: readonly LocalityNames[]): LocalityNames[] {
  const known = new Set(localities.map(({ slug }) => slug));
  return [
    ...localities.map((locality) => ({
      ...locality,
      aliases: [...locality.aliases, ...(areaOf(locality.slug)?.aliases ?? [])],
    })),
    ...AREAS.filter(({ slug }) => !known.has(slug)),
  ];
}
