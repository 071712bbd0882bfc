import { sql } from 'drizzle-orm';
import { Stream } from '#contract/lib/stream.ts';
import type { Tag } from '#contract/lib/tags.ts';
import { CHANGED, type messageStream, STREAM_EVENTS } from '#contract/talk/message-stream.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import type { LiveEvent } from '#server/live/live-event.ts';
import { type Outlet, openOutlet } from '#server/live/outlet.ts';
import { personOf } from '#server/session/person.ts';
import { findMessages } from './find-messages.ts';
import { findNewest } from './list-threads.ts';

const BATCH_SIZE = 100;
const THREADS = ['threads'] as const satisfies readonly Tag[];

/**
 * Sends whatever came after the last message sent, in its order, whenever it is asked to: what is
 * sent follows from the database alone, so that nothing is lost or doubled, however often or
 * seldom a notification is heard.
 */
function createPump(context: Context, outlet: Outlet, after: number) {
  const { id: me, sessionId } = personOf(context);
  let last = after;
  let asked = false;
  let isRunning = false;

  /** Nothing is read for a session that has ended meanwhile. */
  const findNext = () =>
    findMessages(
      context.db,
      me,
      sql`m.id > ${last} and exists (select from threads t
            where t.id = m.thread_id and t.last_message_id > ${last})
          and exists (select from sessions s join people p on p.id = s.person_id
            where s.id = ${sessionId} and s.revoked_at is null
              and p.suspended_at is null and p.deleted_at is null)`,
      { most: BATCH_SIZE },
    );

  return async (): Promise<void> => {
    asked = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (asked && !outlet.closed()) {
        asked = false;
        const found = await findNext();
        for (const message of found) {
          outlet.send('message', STREAM_EVENTS.message.parse(message), message.id);
          last = message.id;
        }
        asked ||= found.length === BATCH_SIZE;
        await outlet.room();
      }
    } catch (error) {
      // The client comes back and goes on from the last one it has.
      context.log.warn({ err: error }, 'a stream of messages broke off');
      outlet.end();
    } finally {
      isRunning = false;
    }
  };
}

/** What others changed, for who follows that alone. */
function hearChanges(outlet: Outlet, event: LiveEvent): void {
  const tags = event.kind === 'changed' ? event.tags : event.kind === 'message' ? THREADS : [];
  if (tags.length > 0) outlet.send('changed', CHANGED.parse({ tags }));
}

function hear(outlet: Outlet, pump: () => Promise<void>, event: LiveEvent): void {
  if (event.kind === 'changed') return;
  if (event.kind === 'message') {
    void pump();
    return;
  }
  const { kind, ...data } = event;
  outlet.send(kind, STREAM_EVENTS[kind].parse(data));
}

async function followChanges(context: Context): Promise<Stream> {
  const { id: personId, sessionId } = personOf(context);
  const outlet = openOutlet();
  const leave = await context.live.join({
    personId,
    sessionId,
    readsMessages: false,
    heard: (event) => hearChanges(outlet, event),
    gap: () => outlet.send('changed', CHANGED.parse({ tags: [] })),
    beat: outlet.beat,
    end: outlet.end,
  });
  outlet.onEnd(leave);
  return new Stream(outlet.events);
}

export const messageStreamVerb: Verb<typeof messageStream> = async (context, { query }) => {
  if (query.only) return followChanges(context);
  const { id: personId, sessionId } = personOf(context);
  const after = query.after ?? (await findNewest(context.db, personId)).lastId;
  const outlet = openOutlet();
  const pump = createPump(context, outlet, after);
  if (query.once) {
    void pump().then(outlet.end);
    return new Stream(outlet.events);
  }
  const leave = await context.live.join({
    personId,
    sessionId,
    readsMessages: true,
    heard: (event) => hear(outlet, pump, event),
    gap: () => void pump(),
    beat: outlet.beat,
    end: outlet.end,
  });
  outlet.onEnd(leave);
  void pump();
  return new Stream(outlet.events);
};
