import { Download } from '#contract/lib/download.ts';
import type { downloadMyData } from '#contract/people/profile.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { collectMyData } from './my-data.ts';

/** All of one moment: what changes meanwhile is not half in it. */
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export const downloadMyDataVerb: Verb<typeof downloadMyData> = async (context) => {
  const { db, now } = context;
  const data = await db.transaction((tx) => collectMyData(tx, personOf(context).id), ONE_MOMENT);
  const json = JSON.stringify({ madeAt: now(), ...data }, null, 2);
  return new Download(json, 'application/json; charset=utf-8', 'propertysearch-my-data.json');
};
