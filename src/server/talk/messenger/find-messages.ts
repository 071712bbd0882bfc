import { type SQL, sql } from 'drizzle-orm';
import type { Message } from '#contract/talk/messenger.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';

export interface MessageRow {
  id: number;
  threadId: number;
  senderId: number;
  body: string;
  fileName: string | null;
  fileBytes: number | null;
  hidden: boolean;
  clientKey: string;
  /** A transaction reads times as text. */
  at: Date | string;
}

export function presentMessage(row: MessageRow, me: number): Message {
  const { fileName, fileBytes, clientKey, hidden, body, at, ...rest } = row;
  const isThere = !hidden && fileName !== null && fileBytes !== null;
  return {
    ...rest,
    body: hidden ? '' : body,
    file: isThere ? { name: fileName, bytes: fileBytes } : null,
    hidden,
    clientKey: row.senderId === me ? clientKey : null,
    at: new Date(at).toISOString(),
  };
}

/** Messages `m` of the threads of `thread_members tm`: what is selected, and from where. */
export const MESSAGES = {
  columns: sql`m.id, m.thread_id as "threadId", m.sender_id as "senderId", m.body,
    d.file_name as "fileName", d.bytes as "fileBytes",
    m.hidden_at is not null as hidden, m.client_key as "clientKey", m.at`,
  from: sql`thread_members tm join messages m on m.thread_id = tm.thread_id
    left join documents d on d.id = m.document_id`,
};

/** Messages of somebody's threads. `where` speaks of the message `m`, `order` is by its id. */
export async function findMessages(
  db: Queryable,
  me: number,
  where: SQL,
  { most, newestFirst = false }: { most: number; newestFirst?: boolean },
): Promise<Message[]> {
  const order = newestFirst ? sql`desc` : sql`asc`;
  const found = await rows<MessageRow>(
    db,
    sql`select ${MESSAGES.columns} from ${MESSAGES.from}
        where tm.person_id = ${me} and ${where}
        order by m.id ${order} limit ${plainNumber(most)}`,
  );
  return found.map((row) => presentMessage(row, me));
}
