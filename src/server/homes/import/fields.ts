import {
  EXTERIOR_MATERIALS,
  type ExteriorMaterial,
  FACING,
  type Facing,
  FOOD,
  type Food,
  FURNISHING,
  type Furnishing,
  LISTED_IN,
  type ListedIn,
  POSSESSION,
  POSTED_BY,
  type Possession,
  type PostedBy,
  PROPERTY_AGES,
  type PropertyAge,
  STRUCTURE_TYPES,
  type StructureType,
  SUBCATEGORIES,
  type Subcategory,
  type Tenant,
  ZONES,
  type Zone,
} from '#domain/homes/listing.ts';
import { MAX_ROAD_METRES } from '#domain/homes/listing-form.ts';
import { readReraProject, reraProjectWords } from '#domain/people/rera.ts';
import {
  area,
  clock,
  day,
  days,
  degrees,
  number,
  oneOf,
  type Reader,
  rupees,
  tenants,
  text,
  type Weekday,
  weekdays,
  whole,
  yesOrNo,
} from './read-value.ts';

/** What a mapping may fill, by our own names. Money is rupees, areas are square feet. */
export interface FieldValues {
  sourceId: string;
  listedIn: ListedIn;
  subcategory: Subcategory;
  price: number;
  /** Rupees a month. */
  maintenance: number;
  deposit: number;
  /** Rupees; 0 is none. */
  brokerage: number;
  postedBy: PostedBy;
  carpetArea: number;
  builtUpArea: number;
  plotArea: number;
  zone: Zone;
  /** Metres. */
  roadWidth: number;
  bedrooms: number;
  bathrooms: number;
  balconies: number;
  cabins: number;
  garages: number;
  lift: boolean;
  floor: number;
  floors: number;
  facing: Facing;
  furnishing: Furnishing;
  age: PropertyAge;
  possession: Possession;
  availableFrom: string;
  /** None of them is everybody. */
  tenants: Tenant[];
  food: Food;
  pets: boolean;
  exteriorMaterial: ExteriorMaterial;
  structureType: StructureType;
  reraNumber: string;
  society: string;
  developer: string;
  locality: string;
  landmark: string;
  pincode: string;
  latitude: number;
  longitude: number;
  visitDays: Weekday[];
  /** Pune's clock: "17:00". */
  visitFrom: string;
  visitUntil: string;
  visitNotOn: string[];
  visitConfirm: boolean;
}
export type FieldName = keyof FieldValues;

export const READERS: { [K in FieldName]: Reader<FieldValues[K]> } = {
  sourceId: text(80),
  listedIn: oneOf(LISTED_IN),
  subcategory: oneOf(SUBCATEGORIES),
  price: rupees(500, 50_000_000_000),
  maintenance: rupees(100, 200_000),
  deposit: rupees(1, 1_000_000_000),
  brokerage: rupees(0, 1_000_000_000),
  postedBy: oneOf(POSTED_BY),
  carpetArea: area(80, 100_000),
  builtUpArea: area(80, 100_000),
  plotArea: area(80, 50_000_000),
  zone: oneOf(ZONES),
  roadWidth: number(1, MAX_ROAD_METRES, (value) => value),
  bedrooms: whole(1, 30),
  bathrooms: whole(0, 30),
  balconies: whole(0, 20),
  cabins: whole(0, 200),
  garages: whole(0, 10),
  lift: yesOrNo,
  floor: whole(-3, 120),
  floors: whole(1, 120),
  facing: oneOf(FACING),
  furnishing: oneOf(FURNISHING),
  age: oneOf(PROPERTY_AGES),
  possession: oneOf(POSSESSION),
  availableFrom: day,
  tenants,
  food: oneOf(FOOD),
  pets: yesOrNo,
  exteriorMaterial: oneOf(EXTERIOR_MATERIALS),
  structureType: oneOf(STRUCTURE_TYPES),
  reraNumber: {
    expected: `a MahaRERA project number: ${reraProjectWords()}`,
    read: readReraProject,
  },
  society: text(80),
  developer: text(80),
  locality: text(120),
  landmark: text(80),
  pincode: {
    expected: 'a pincode of six digits',
    read: (value) => (/^[1-9]\d{5}$/.test(value) ? value : undefined),
  },
  latitude: degrees(90),
  longitude: degrees(180),
  visitDays: weekdays,
  visitFrom: clock,
  visitUntil: clock,
  visitNotOn: days,
  visitConfirm: yesOrNo,
};

/** Without these a row is no listing; any other value that cannot be read is left out. */
export const REQUIRED = ['sourceId', 'listedIn', 'subcategory', 'price'] as const;
export type RequiredField = (typeof REQUIRED)[number];

function isFieldName(name: string): name is FieldName {
  return name in READERS;
}
export const FIELD_NAMES: readonly FieldName[] = Object.keys(READERS).filter(isFieldName);
