import { success } from '#contract/lib/envelope.ts';
import {
  type importOwnLeads,
  type LeadImport,
  type OwnLead,
  ownLead,
} from '#contract/professionals/own-leads.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { findRepeated, requireRoom, storeOwnLead } from './own-lead.ts';

type Outcome = LeadImport['rows'][number];

/** Lines of this very file are told apart as well as those on the desk. */
async function judge(tx: Transaction, agentId: number, lead: OwnLead, seen: Map<string, number>) {
  const keys = [lead.mobile, lead.email].filter((key) => key !== null);
  const line = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  if (line !== undefined) return deskWords.repeatsLine({ line });
  const known = await findRepeated(tx, agentId, lead);
  return known && deskWords.nameOnDesk({ name: known.name });
}

async function takeRows(
  context: Context,
  tx: Transaction,
  agentId: number,
  { rows, dryRun }: { rows: readonly ({ line: number } & object)[]; dryRun: boolean },
): Promise<LeadImport> {
  const seen = new Map<string, number>();
  const outcomes: Outcome[] = [];
  const taken: OwnLead[] = [];
  for (const { line, ...given } of rows) {
    const read = ownLead.safeParse(given);
    if (!read.success) {
      const message = read.error.issues.map((issue) => issue.message).join(' ');
      outcomes.push({ line, outcome: 'refused', message });
      continue;
    }
    const repeated = await judge(tx, agentId, read.data, seen);
    if (repeated) {
      outcomes.push({ line, outcome: 'duplicate', message: repeated });
      continue;
    }
    for (const key of [read.data.mobile, read.data.email]) if (key) seen.set(key, line);
    taken.push(read.data);
    outcomes.push({ line, outcome: 'added', message: '' });
  }
  await requireRoom(tx, agentId, taken.length);
  if (!dryRun) for (const lead of taken) await storeOwnLead(context, tx, agentId, lead, 'file');
  return { added: taken.length, rows: outcomes };
}

export const importOwnLeadsVerb: Verb<typeof importOwnLeads> = async (context, { body }) => {
  const data = await context.db.transaction(async (tx) => {
    const { id: agentId } = await lockCaller(context, tx);
    return takeRows(context, tx, agentId, body);
  });
  const count = data.added;
  return success(
    data,
    body.dryRun ? doneWords.canBeAdded({ count }) : doneWords.addedToDesk({ count }),
  );
};
