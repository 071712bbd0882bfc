import { z } from 'zod';
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
  TENANTS,
  type Tenant,
  ZONES,
  type Zone,
} from '#domain/homes/listing.ts';
import { MAX_ROAD_METRES } from '#domain/homes/listing-form.ts';
import { WEEKDAY_NAMES } from '#domain/lib/time/month.ts';
import { wordKey } from '#domain/lib/word-key.ts';
import { readReraProject, reraProjectWords } from '#domain/people/rera.ts';
import { cleanText } from './clean-text.ts';

type Weekday = (typeof WEEKDAY_NAMES)[number];

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

export interface Reader<T> {
  /** Completes "expected ...". */
  expected: string;
  /** The value in `text`, times `factor` where it is a measure; undefined when it is none. */
  read(text: string, factor: number): T | undefined;
}

function text(longest: number): Reader<string> {
  return {
    expected: 'words',
    read: (value) => cleanText(value, longest) || undefined,
  };
}

/** Spelling of case, spaces and hyphens does not matter: "North - East" is North East. */
function oneOf<const T extends string>(words: readonly T[]): Reader<T> {
  const byKey = new Map(words.map((word) => [wordKey(word), word]));
  return {
    expected: `one of ${words.join(', ')}`,
    read: (value) => byKey.get(wordKey(value)),
  };
}

function number(low: number, high: number, round: (value: number) => number): Reader<number> {
  return {
    expected: `a number from ${low} to ${high}`,
    read: (value, factor) => {
      const plain = value.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replaceAll(',', '');
      if (!/^-?\d+(\.\d+)?$/.test(plain)) return undefined;
      const result = round(Number(plain) * factor);
      return result >= low && result <= high ? result : undefined;
    },
  };
}

const whole = (low: number, high: number): Reader<number> => {
  const reader = number(low, high, (value) => value);
  return {
    expected: `a whole number from ${low} to ${high}`,
    read: (value, factor) => {
      const result = reader.read(value, factor);
      return Number.isInteger(result) ? result : undefined;
    },
  };
};
const rupees = (low: number, high: number) => number(low, high, Math.round);
const area = (low: number, high: number) => number(low, high, Math.round);
const degrees = (limit: number) => number(-limit, limit, (value) => value);

/** "2027-01-31", or with the day first as it is written here: 31/01/2027, 31-1-2027. */
const day: Reader<string> = {
  expected: 'a date: 2027-01-31 or 31/01/2027',
  read: (value) => {
    const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value);
    const [, date = '', month = '', year = ''] = written ?? [];
    const iso = written
      ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      : value.slice(0, 10);
    return z.iso.date().safeParse(iso).success ? iso : undefined;
  },
};

/** "family, bachelors"; "anyone" is nobody in particular. */
const tenants: Reader<Tenant[]> = {
  expected: `some of ${TENANTS.join(', ')}, or anyone`,
  read: (value) => {
    const named = wordKey(value.replaceAll(/[,;/|+&]/g, ' ')).split(' ');
    if (named.length === 1 && named[0] === 'anyone') return [];
    const known = TENANTS.filter((tenant) => named.includes(tenant));
    return known.length > 0 && known.length === new Set(named).size ? known : undefined;
  },
};

const yesOrNo: Reader<boolean> = {
  expected: 'yes or no',
  read: (value) => ({ yes: true, true: true, no: false, false: false })[wordKey(value)],
};

/** "Sat, Sunday": in full or by three letters. */
const weekdays: Reader<Weekday[]> = {
  expected: 'days of the week: Saturday, Sun',
  read: (value) => {
    const named = wordKey(value.replaceAll(/[,;/|+&]/g, ' ')).split(' ');
    const known = named.map((name) =>
      WEEKDAY_NAMES.find((weekday) => {
        const full = weekday.toLowerCase();
        return name === full || name === full.slice(0, 3);
      }),
    );
    return known.every((weekday) => weekday !== undefined) ? [...new Set(known)] : undefined;
  },
};

const clock: Reader<string> = {
  expected: 'a time of day: 17:00',
  read: (value) => (/^\d{1,2}:\d{2}$/.test(value) ? value.padStart(5, '0') : undefined),
};

/** "2026-12-25, 26/12/2026" */
const days: Reader<string[]> = {
  expected: 'dates: 2026-12-25, 26/12/2026',
  read: (value) => {
    const read = value.split(/[,;|]/).map((one) => day.read(one.trim(), 1));
    return read.every((one) => one !== undefined) ? read : undefined;
  },
};

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
