import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { downloadMyData } from '#contract/people/profile.ts';
import type { Verb } from '#server/http/execute.ts';
import { type Say, textStream } from '#server/lib/text-stream.ts';
import { personOf } from '#server/session/person.ts';
import { myDataOf } from './my-data.ts';
import { writeKept } from './write-kept.ts';

/** All of one moment: what changes meanwhile is not half in it. */
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Each holds a connection for as long as its reader takes, and others need some too. */
const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 30;
let underWay = 0;

export const downloadMyDataVerb: Verb<typeof downloadMyData> = async (context) => {
  const { db, now, log } = context;
  const { id } = personOf(context);
  if (underWay >= MAX_AT_ONCE) {
    const full = new AppError('unavailable');
    full.retryAfterSeconds = RETRY_SECONDS;
    throw full;
  }
  underWay++;
  const ofMoment = (say: Say) =>
    db.transaction(
      (tx) => writeKept({ madeAt: async () => now(), ...myDataOf(tx, id) }, say),
      ONE_MOMENT,
    );
  const json = await textStream(
    (say) => ofMoment(say).finally(() => underWay--),
    (error) => log.warn({ err: error }, 'a copy of somebody’s data broke off'),
  );
  return new Download(json, 'application/json; charset=utf-8', 'propertysearch-my-data.json');
};
