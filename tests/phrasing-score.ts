import { isDeepStrictEqual } from 'node:util';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { parseSearchText } from '#domain/homes/search-query/index.ts';
import { type Phrasing, SAID_ON, type Wanted } from '#tests/expected/phrasings/wanted.ts';

const matcher = createLocalityMatcher(LOCALITIES);

type Comparable = Record<string, unknown>;

const sorted = (value: unknown) =>
  Array.isArray(value) ? [...value].map(String).sort() : [String(value)];

/** Names and values of one shape, single values as lists. */
const comparable = (values: Comparable): Comparable =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, sorted(value)]],
    ),
  );

/** What the rules make of a phrase. */
export function understood(said: string): {
  filters: Comparable;
  answers: string[];
  missed: string;
} {
  const { query, answers, unmatched } = parseSearchText(said, matcher, SAID_ON);
  const { places, near, ...rest } = query;
  const filters = comparable({ ...rest, [near ? 'near' : 'in']: places?.map(({ slug }) => slug) });
  return { filters, answers: answers.map(({ about }) => about).sort(), missed: unmatched };
}

function wantedOf({
  missed = '',
  answers = [],
  ...filters
}: Wanted): ReturnType<typeof understood> {
  return { filters: comparable(filters), answers: [answers].flat().sort(), missed };
}

export interface Verdict {
  said: string;
  isRight: boolean;
  /** A filter came out that was not asked for, or one is lost of which no word is given back. */
  isSilentlyWrong: boolean;
  got: ReturnType<typeof understood>;
  wanted: ReturnType<typeof understood>;
}

export function judge([said, phrase]: Phrasing): Verdict {
  const got = understood(said);
  const wanted = wantedOf(phrase);
  const isRight = isDeepStrictEqual(got, wanted);
  const isOther = Object.entries(got.filters).some(
    ([name, value]) => !isDeepStrictEqual(value, wanted.filters[name]),
  );
  const isLost = Object.keys(wanted.filters).some((name) => !(name in got.filters));
  const isUnanswered = wanted.answers.some((about) => !got.answers.includes(about));
  const words = (text: string) => text.split(/[ ,]+/).filter(Boolean);
  const givenBack = words(got.missed).filter((word) => !words(wanted.missed).includes(word));
  const isHidden = words(wanted.missed).some((word) => !words(got.missed).includes(word));
  const isSilentlyWrong =
    !isRight && (isOther || isHidden || ((isLost || isUnanswered) && givenBack.length === 0));
  return { said, isRight, isSilentlyWrong, got, wanted };
}
