import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import type { LocalityMatcher } from '#domain/homes/locality-match.ts';
import words from '#messages/homes/plain-words/index.ts';
import type { Filters } from './meaning.ts';
import type { Answer, NamedPlace, SearchQuery } from './query.ts';
import type { Finding, Sentence } from './sentence.ts';
import { dayMeant } from './times.ts';

const inOrder = (findings: readonly Finding[]) => findings.toSorted((a, b) => a.from - b.from);

/** Puts names of localities to the landmarks. */
function locate(sentence: Sentence, matcher: LocalityMatcher): void {
  for (const finding of [...sentence.findings]) {
    const { place } = finding.meaning;
    if (!place) continue;
    const hit = matcher.named(place.slug.replaceAll('-', ' '));
    if (hit) {
      finding.place = { slug: hit.slug, name: hit.name };
      if (place.landmark && !place.isInside) finding.near = true;
    } else sentence.giveBack(finding);
  }
  const outright = sentence.findings.filter(
    ({ place, meaning }) => place && !meaning.place?.landmark,
  );
  if (outright.length === 0) return;
  for (const finding of [...sentence.findings]) {
    // "In Wakad near Infosys": the place that is said outright counts, unless it is the landmark's.
    const { place, meaning } = finding;
    if (!meaning.place?.landmark || outright.some((one) => one.place?.slug === place?.slug))
      continue;
    sentence.giveBack(finding);
  }
}

function answerOf({ meaning, place }: Finding): Answer | undefined {
  const landmark = meaning.place?.landmark;
  const { answer } = meaning;
  if (!landmark || !place) return answer && { about: answer.about, text: answer.text() };
  const named = { landmark, place: placeName(place.name) };
  const text = meaning.place?.isInside ? words.landmarkInside(named) : words.landmarkNear(named);
  return { about: landmark, text };
}

/** "Bungalow plot", "shop plot": of kinds side by side the last is meant. */
function headOf(sentence: Sentence): void {
  for (const finding of [...sentence.findings]) {
    const kinds = finding.meaning.sets?.subcategory;
    const next = sentence.foundAt(finding.to)?.meaning.sets;
    if (kinds && next && isOtherCategory({ subcategory: kinds }, next)) sentence.giveBack(finding);
  }
}

type Name = keyof Filters;

/** Joins lists; of two different words for one thing the first counts and the second is given back. */
function add(query: Filters, sets: Filters): boolean {
  const entries = Object.entries(sets) as [Name, Filters[Name]][];
  const clashes = entries.some(([name, value]) => {
    const held = query[name];
    return held !== undefined && !Array.isArray(held) && held !== value;
  });
  if (clashes) return false;
  for (const [name, value] of entries) {
    const held = query[name];
    const joined =
      Array.isArray(held) && Array.isArray(value)
        ? [...new Set<unknown>([...held, ...value])]
        : value;
    Object.assign(query, { [name]: joined });
  }
  return true;
}

/** Kinds of one category can be shown together; the first that is said counts. */
function isOtherCategory(query: Filters, sets: Filters): boolean {
  const [kind] = query.subcategory ?? [];
  const [other] = sets.subcategory ?? [];
  return kind !== undefined && other !== undefined && CATEGORY_OF[kind] !== CATEGORY_OF[other];
}

export interface Gathered {
  query: SearchQuery;
  answers: Answer[];
  /** Which words a filter came from. */
  sources: Map<Name, Finding[]>;
}

/** What the findings ask for together. */
export function gather(sentence: Sentence, matcher: LocalityMatcher, today: string): Gathered {
  locate(sentence, matcher);
  headOf(sentence);
  const query: SearchQuery = {};
  const answers: Answer[] = [];
  const sources: Gathered['sources'] = new Map();
  const places: NamedPlace[] = [];
  for (const finding of inOrder(sentence.findings)) {
    const { meaning, place } = finding;
    const { sets } = meaning;
    if (!sets && !place && !meaning.role && !meaning.answer) {
      sentence.giveBack(finding);
      continue;
    }
    if (sets && (isOtherCategory(query, sets) || !add(query, sets))) {
      sentence.giveBack(finding);
      continue;
    }
    for (const name of Object.keys(sets ?? {}) as Name[]) {
      sources.set(name, [...(sources.get(name) ?? []), finding]);
    }
    const answer = answerOf(finding);
    if (answer && !answers.some(({ about }) => about === answer.about)) answers.push(answer);
    if (!place) continue;
    if (finding.near) query.near = true;
    if (!places.some(({ slug }) => slug === place.slug)) places.push(place);
  }
  if (places.length > 0) query.places = places;
  if (query.availableBy) query.availableBy = dayMeant(query.availableBy, today);
  return { query, answers, sources };
}
