import type { Resolver } from 'react-hook-form';
import { afterPress } from '#client/lib/schema-resolver.ts';
import { readAnswers } from '#contract/homes/read-answers.ts';
import type { TypedAnswers } from '#contract/homes/typed-answers.ts';
import type { AnswerName, Offer } from '#domain/homes/listing-form.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

/** Every answer as the form holds it: text as typed. */
export type FormValues = Required<Omit<TypedAnswers, 'subcategory' | 'listedin'>>;

const EMPTY: FormValues = {
  postedBy: 'owner',
  bedrooms: '',
  bathrooms: '',
  balconies: '',
  cabins: '',
  garages: '',
  lift: '',
  areaUnit: 'sqft',
  carpetArea: '',
  builtUpArea: '',
  plotArea: '',
  zone: '',
  roadWidth: '',
  floor: '',
  floors: '',
  facing: '',
  furnishing: '',
  age: '',
  possession: '',
  possessionDate: '',
  availableFrom: '',
  price: '',
  deposit: '',
  maintenance: '',
  brokerage: '',
  tenants: [],
  food: '',
  pets: '',
  localitySlug: '',
  society: '',
  developer: '',
  privateAddress: '',
  landmark: '',
  pincode: '',
  latitude: null,
  longitude: null,
  amenities: [],
  exteriorMaterial: '',
  structureType: '',
  reraNumber: '',
  title: '',
  description: '',
  visitDays: [],
  visitFrom: '',
  visitUntil: '',
  visitNotOn: [],
  visitConfirm: '',
};

export function valuesFrom({ subcategory: _, listedin: __, ...answers }: TypedAnswers): FormValues {
  return { ...EMPTY, ...answers };
}

export const read = (values: FormValues, offer: Offer) =>
  readAnswers(values, offer, puneDate(new Date()));

/** Judges only some of the answers: those of the step that is shown. */
export function resolverFor(offer: Offer, names: readonly AnswerName[]): Resolver<FormValues> {
  return afterPress<FormValues, FormValues>((values) => {
    const wrong = read(values, offer).errors.filter(({ path }) =>
      (names as readonly string[]).includes(path),
    );
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(({ path, message }) => [path, { type: 'custom', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  });
}
