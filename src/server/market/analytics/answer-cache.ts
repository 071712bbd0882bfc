import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/client.ts';

/** As many answers as are asked for again before the figures change; a long one has 200 KB. */
const MAX = 300;

interface Kept {
  version: string;
  answers: LRUCache<string, Promise<object>>;
}

const kept = new WeakMap<Database, Kept>();

/** An answer made from one state of the figures, made once however many ask for it. */
export async function keptAnswer(
  db: Database,
  version: string,
  key: string,
  make: () => Promise<object>,
): Promise<object> {
  let mine = kept.get(db);
  if (mine?.version !== version) {
    mine = { version, answers: new LRUCache({ max: MAX }) };
    kept.set(db, mine);
  }
  const { answers } = mine;
  const known = answers.get(key);
  if (known) return known;
  const answer = make();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
