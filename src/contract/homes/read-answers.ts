// Rules that hold between answers, read in one go: each looks at several answers of the same form.
import type { FieldError } from '#contract/lib/errors.ts';
import { type AnswerName, isAsked, isRequired, type Offer } from '#domain/homes/listing-form.ts';
import { PLANNED_MINUTES, visitsOfDay } from '#domain/homes/visit-plan.ts';
import { dayOfIso } from '#domain/lib/time/pune.ts';
import { needsRera, readReraProject, reraProjectWords } from '#domain/people/rera.ts';
import answers from '#messages/homes/answer-fields/index.ts';
import words from '#messages/homes/wanted-answers/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { ANSWERS, type Given, inSqft } from './listing-answers.ts';
import type { TypedAnswers } from './typed-answers.ts';

const NAMES = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];
const SMALLEST_SQFT = 40;
const SMALLEST_SALE = 50_000;
const SMALLEST_RENT = 500;
const DEPOSIT_MONTHS = 36;
/** More for finding a tenant is a slip of the finger. */
const BROKERAGE_MONTHS = 6;
/** A home free later than that is not on offer yet. */
const AVAILABLE_WITHIN_DAYS = 730;

/** What is asked for where nothing was given. */
const wanted = (): Partial<Record<AnswerName, string>> => ({
  bedrooms: words.bedrooms,
  bathrooms: words.bathrooms,
  plotArea: words.plotArea,
  floor: words.floor,
  floors: words.floors,
  furnishing: words.furnishing,
  possession: words.possession,
  possessionDate: words.possessionDate,
  price: words.price,
  localitySlug: answers.locality,
  developer: words.developer,
  privateAddress: words.privateAddress,
  latitude: words.pin,
  longitude: words.pin,
  title: words.title,
});

/** What an answer is that was not given. */
const LISTS: readonly (keyof Given)[] = ['amenities', 'tenants', 'visitDays', 'visitNotOn'];
const nothingOf = (name: keyof Given) => (LISTS.includes(name) ? [] : null);

export interface ReadAnswers {
  given: Given;
  errors: FieldError[];
  /** Of the errors those that say no more than that nothing was given. */
  gaps: ReadonlySet<string>;
}

type Fail = (path: AnswerName, message: string) => void;

function checkAreas(given: Given, offer: Offer, fail: Fail, miss: Fail): void {
  const { carpetArea, builtUpArea, plotArea } = given;
  for (const [path, value] of Object.entries({ carpetArea, builtUpArea, plotArea })) {
    if (value !== null && value < SMALLEST_SQFT) {
      fail(path as AnswerName, words.tooSmall);
    }
  }
  if (isAsked('carpetArea', offer) && carpetArea === null && builtUpArea === null) {
    miss('carpetArea', words.carpetOrBuiltUp);
  }
  if (carpetArea !== null && builtUpArea !== null && carpetArea > builtUpArea) {
    fail('carpetArea', words.carpetLarger);
  }
}

function checkTimes(given: Given, today: string, fail: Fail): void {
  const { possession, possessionDate, availableFrom, age } = given;
  if (possessionDate !== null && possessionDate < today) {
    fail('possessionDate', words.datePast);
  }
  if (availableFrom !== null && dayOfIso(availableFrom) > dayOfIso(today) + AVAILABLE_WITHIN_DAYS) {
    fail('availableFrom', words.tooFarAhead);
  }
  if (possession === 'Ready To Move' && age === 'UnderConstruction') {
    fail('age', words.readyIsBuilt);
  }
}

function checkMoney(
  { price, deposit, maintenance, brokerage }: Given,
  offer: Offer,
  fail: Fail,
): void {
  if (price === null) return;
  const least = offer.listedIn === 'sell' ? SMALLEST_SALE : SMALLEST_RENT;
  if (price < least) {
    fail('price', words.veryLittle);
    return;
  }
  if (deposit !== null && deposit > price * DEPOSIT_MONTHS) {
    fail('deposit', words.monthsOfRent({ months: DEPOSIT_MONTHS }));
  }
  if (brokerage !== null && brokerage > price * BROKERAGE_MONTHS) {
    fail('brokerage', words.monthsOfRent({ months: BROKERAGE_MONTHS }));
  }
  if (maintenance !== null && maintenance >= price) {
    fail('maintenance', words.maintenance);
  }
}

/** Days without hours say nothing, and hours must leave room for a visit. */
function checkVisits({ visitDays, visitFrom, visitUntil }: Given, fail: Fail): void {
  if (visitDays.length === 0) return;
  if (visitFrom === null) fail('visitFrom', words.visitFrom);
  if (visitUntil === null) fail('visitUntil', words.visitUntil);
  if (visitFrom === null || visitUntil === null) return;
  const hours = { from: visitFrom, until: visitUntil, minutes: PLANNED_MINUTES };
  if (visitsOfDay('2026-01-01', hours).length === 0) {
    fail('visitUntil', words.noRoomForVisit({ minutes: PLANNED_MINUTES }));
  }
}

/** Tidies the registration, and asks for it where the law does. */
function checkRera(given: Given, offer: Offer, fail: Fail, miss: Fail): void {
  if (given.reraNumber !== null) {
    const number = readReraProject(given.reraNumber);
    if (number) given.reraNumber = number;
    else fail('reraNumber', words.reraNumber({ form: reraProjectWords() }));
  } else if (needsRera({ listedIn: offer.listedIn, possession: given.possession })) {
    miss('reraNumber', words.reraAsked);
  }
}

/** What is not asked of this kind of property counts as not answered. */
function dropUnasked(given: Given, offer: Offer): void {
  const record = given as Record<keyof Given, unknown>;
  for (const name of NAMES) {
    if (!isAsked(name, offer)) record[name] = nothingOf(name);
  }
  if (offer.subcategory === 'Studio Apartment') given.bedrooms = 1;
  if (isAsked('floors', offer) && given.possession && given.possession !== 'Ready To Move') {
    given.age = 'UnderConstruction';
  }
}

/**
 * Reads what was typed about a property: what could be made of it, and what is missing or wrong,
 * each at its answer. Areas become square feet.
 * @param today by Pune's calendar: "2026-11-21"
 */
export function readAnswers(typed: TypedAnswers, offer: Offer, today: string): ReadAnswers {
  const errors: FieldError[] = [];
  const fail: Fail = (path, message) => {
    // The first word on an answer is the one to mend first.
    if (!errors.some((error) => error.path === path)) errors.push({ path, message });
  };
  const gaps = new Set<string>();
  const miss: Fail = (path, message) => {
    if (!errors.some((error) => error.path === path)) gaps.add(path);
    fail(path, message);
  };
  const read: Record<string, unknown> = {};
  for (const name of NAMES) {
    const result = ANSWERS[name].safeParse(typed[name]);
    read[name] = result.success ? result.data : nothingOf(name);
    if (!result.success) fail(name, result.error.issues[0]?.message ?? words.correct);
  }
  const given = read as Given;
  const full = { ...offer, possession: given.possession, postedBy: given.postedBy };
  for (const name of ['carpetArea', 'builtUpArea', 'plotArea'] as const) {
    given[name] = inSqft(given[name], typed.areaUnit);
  }
  dropUnasked(given, full);
  for (const name of NAMES) {
    if (given[name] === null && isRequired(name, full)) miss(name, wanted()[name] ?? usual.fillIn);
  }
  checkAreas(given, full, fail, miss);
  checkTimes(given, today, fail);
  checkMoney(given, full, fail);
  checkRera(given, full, fail, miss);
  checkVisits(given, fail);
  if (given.floor !== null && given.floors !== null && given.floor > given.floors) {
    fail('floor', words.aboveTop);
  }
  const asked = errors.filter(({ path }) => isAsked(path as AnswerName, full));
  return { given, errors: asked, gaps };
}

/** Without these nothing can be listed, whoever says it. */
const LEAST = ['price', 'localitySlug', 'latitude', 'longitude', 'title'] as const;

type With<Name extends keyof Given> = Given & { [N in Name]: NonNullable<Given[N]> };

/** Answers by which a home can be listed, with gaps where a file of others’ homes says nothing. */
export type Listable = With<(typeof LEAST)[number]>;

/** Answers without a gap, as its owner has to give them. */
export type Complete = Listable & With<'possession' | 'privateAddress'>;

/** Whether nothing is missing or wrong. */
export function isComplete(read: ReadAnswers): read is ReadAnswers & { given: Complete } {
  return read.errors.length === 0;
}

/** What is wrong with answers that others wrote down: all but the gaps one can list with. */
export const wrongIn = ({ errors, gaps }: ReadAnswers): FieldError[] =>
  errors.filter(({ path }) => !gaps.has(path) || LEAST.some((name) => name === path));

/** Whether nothing is wrong, and what a listing cannot do without is there. */
export function isListable(read: ReadAnswers): read is ReadAnswers & { given: Listable } {
  return wrongIn(read).length === 0;
}
