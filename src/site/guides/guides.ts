import { type CollectionEntry, getCollection } from 'astro:content';
import words from '#messages/homes/guides/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { isOut } from './is-out.ts';

type Guide = CollectionEntry<'guides'>;
type Topic = Guide['data']['topic'];

export const TOPIC_LABEL: Readonly<Record<Topic, string>> = labels(() => words.topics);

/** The specification's addresses of the four overviews; articles live under /guides. */
const OVERVIEW_PATH: Record<Topic, string> = {
  buying: '/home/homebuying-guidance',
  design: '/home/homedesign-guidance',
  loans: '/home/homeloan-guidance',
  valuation: '/home/propertyevaluation-guidance',
};

export function guidePath(guide: Guide): string {
  return guide.data.kind === 'overview' ? OVERVIEW_PATH[guide.data.topic] : `/guides/${guide.id}`;
}

/** Those whose day has come: one with a later `published` waits in the build until then. */
export const publishedGuides = (): Promise<Guide[]> =>
  getCollection('guides', ({ data }) => isOut(data.published, new Date()));

const WORDS_A_MINUTE = 220;

export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
}

/** Named relations first, then the rest of the topic; four at most. */
export function relatedTo(guide: Guide, all: readonly Guide[]): Guide[] {
  const named = guide.data.related.flatMap(({ id }) => all.filter((other) => other.id === id));
  const sameTopic = all.filter((other) => other.data.topic === guide.data.topic);
  return [...new Set([...named, ...sameTopic])]
    .filter((other) => other.id !== guide.id)
    .slice(0, 4);
}
