import { gauge, type Reading } from '#server/lib/seeing/metric.ts';
import type { SearchFeed } from './search-feed.ts';

const STATES = ['loading', 'whole', 'behind', 'too-big'] as const;

const state = gauge('search_index_state', '1 for how the index stands, 0 for all else', {
  state: STATES,
});
const homes = gauge('search_index_homes', 'Homes in the index', {});
const bytes = gauge('search_index_bytes', 'What the index weighs', {}, 'sum');
const cards = gauge('search_cards', 'Cards kept beside the index', {});
const cardBytes = gauge('search_cards_bytes', 'What the kept cards weigh', {});
const answers = gauge('search_answers', 'Answers of searches kept as they were sent', {});
const answerBytes = gauge('search_answers_bytes', 'What the kept answers weigh', {});
const lag = gauge(
  'search_index_lag_seconds',
  'Since the index last was as the database; absent while it is loaded',
  {},
);

export const searchIndexReading: Reading<SearchFeed> = {
  name: 'search index',
  metrics: [state, homes, bytes, cards, cardBytes, answers, answerBytes, lag],
  read(feed) {
    const standing = feed.standing();
    state.stands(STATES.map((name) => ({ state: name, value: name === standing.state ? 1 : 0 })));
    homes.stands([{ value: standing.rows }]);
    bytes.stands([{ value: standing.bytes }]);
    cards.stands([{ value: standing.kept.cards }]);
    cardBytes.stands([{ value: standing.kept.bytes }]);
    answers.stands([{ value: standing.answered.answers }]);
    answerBytes.stands([{ value: standing.answered.bytes }]);
    lag.stands(standing.lagMs === null ? [] : [{ value: standing.lagMs / 1_000 }]);
  },
};
