import { STATIONS } from '#domain/homes/gazetteer/index.ts';
import { FURNISHING, PROPERTY_AGES, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { type FairHome, sizeOf } from './home.ts';

type Feature = readonly [name: string, read: (home: FairHome) => number];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const flag = (is: boolean) => (is ? 1 : 0);
const ratioOf = (part: number | null, whole: number | null) =>
  part && whole ? clamp(part / whole, 0, 1) : undefined;

const logSize = (home: FairHome) => clamp(Math.log((sizeOf(home) ?? 1_000) / 1_000), -2.5, 2.5);

/** Where Pune's two rivers meet, near the old courts. */
const CENTRE: LatLng = { lat: 18.5268, lng: 73.8578 };
const OPEN_STATIONS = STATIONS.filter(({ planned }) => !planned);
const EAST_KM = 105.4;
const NORTH_KM = 111.2;
const kilometres = (a: LatLng, b: LatLng) => haversineMetres(a, b) / 1_000;
const toMetro = (home: FairHome) =>
  Math.min(...OPEN_STATIONS.map((station) => kilometres(home, station)));

/** Rupees a month and square foot, where told and plausible. */
const upkeep = (home: FairHome) => {
  const size = sizeOf(home);
  return home.maintenance && size ? clamp(Math.log(home.maintenance / size), 0, 3) : undefined;
};
const logStoreys = ({ floors }: FairHome) => Math.log(clamp(floors ?? 8, 1, 45));
const logFar = (home: FairHome) => Math.log(1 + kilometres(home, CENTRE));
const north = ({ lat }: FairHome) => clamp((lat - CENTRE.lat) * NORTH_KM, -15, 15);
const west = ({ lng }: FairHome) => clamp((CENTRE.lng - lng) * EAST_KM, -15, 15);
const known = (value: unknown) => flag(value !== null && value !== undefined);

/** What is told beside the place, as numbers: unknown is a kind of its own, never a guess. */
export const FEATURES: readonly Feature[] = [
  ...SUBCATEGORIES.filter((kind) => kind !== 'Flat').map(
    (kind): Feature => [`type ${kind}`, (home) => flag(home.subcategory === kind)],
  ),
  ...[1, 3, 4, 5].map(
    (count): Feature => [
      `bedrooms ${count}`,
      (home) => flag(clamp(home.bedrooms ?? 0, 0, 5) === count),
    ],
  ),
  ['log size', logSize],
  ['log size, squared', (home) => logSize(home) ** 2],
  ['large', (home) => Math.max(0, logSize(home) - Math.log(1.8))],
  [
    'size for its bedrooms',
    (home) => (home.bedrooms ? clamp(logSize(home) - Math.log(home.bedrooms / 2), -1, 1) : 0),
  ],
  [
    'carpet share',
    (home) => clamp((ratioOf(home.carpetSqft, home.builtUpSqft) ?? 0.725) - 0.725, -0.15, 0.25),
  ],
  ['carpet alone told', (home) => flag(!home.builtUpSqft && Boolean(home.carpetSqft))],
  ['carpet not told', (home) => flag(!home.carpetSqft)],
  [
    'bathrooms beyond bedrooms',
    (home) => (home.bathrooms && home.bedrooms ? clamp(home.bathrooms - home.bedrooms, -2, 2) : 0),
  ],
  ['balconies', (home) => clamp(home.balconies ?? 0, 0, 4)],
  ['balconies told', (home) => known(home.balconies)],
  ['garages', (home) => clamp(home.garages ?? 0, 0, 3)],
  ['garages told', (home) => known(home.garages)],
  ['storeys', logStoreys],
  ['storeys not told', (home) => 1 - known(home.floors)],
  ['storeys, squared', (home) => logStoreys(home) ** 2],
  ['storeys, far out', (home) => logStoreys(home) * logFar(home)],
  ['storeys of a large home', (home) => logStoreys(home) * logSize(home)],
  ['tower', (home) => flag((home.floors ?? 0) > 20)],
  ['floor share', (home) => (ratioOf(Math.max(0, home.floor ?? 0), home.floors) ?? 0.5) - 0.5],
  ['floor', (home) => Math.log(1 + clamp(home.floor ?? 4, 0, 40))],
  ['ground floor', (home) => flag(home.floor !== null && home.floor <= 0)],
  ...FURNISHING.filter((one) => one !== 'UnFurnished').map(
    (one): Feature => [one, (home) => flag(home.furnishing === one)],
  ),
  ...PROPERTY_AGES.map((age): Feature => [`age ${age}`, (home) => flag(home.age === age)]),
  ['being built', (home) => flag(home.possession !== null && home.possession !== 'Ready To Move')],
  ['upkeep', (home) => upkeep(home) ?? 0],
  ['upkeep told', (home) => known(upkeep(home))],
  ['society told', (home) => flag(Boolean(home.society))],
  ['developer told', (home) => flag(Boolean(home.developer))],
  ['km to the centre', (home) => Math.min(30, kilometres(home, CENTRE))],
  ['log km to the centre', logFar],
  ['north', north],
  ['north, squared', (home) => north(home) ** 2],
  ['west', west],
  ['west, squared', (home) => west(home) ** 2],
  ['km to the metro', (home) => Math.min(12, toMetro(home))],
  ['near the metro', (home) => Math.exp(-toMetro(home))],
];

/** The features of a home, with the constant last. */
export const featuresOf = (home: FairHome): Float64Array =>
  Float64Array.from([...FEATURES.map(([, read]) => read(home)), 1]);
