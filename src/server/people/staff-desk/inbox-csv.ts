import { type getInboxCsv, MAX_INBOX_LINES } from '#contract/people/staff-inbox.ts';
import { QUEUE_ONE } from '#domain/people/staff-queue.ts';
import words from '#messages/people/inbox/index.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { findInbox, presentInbox } from './list-inbox.ts';

export const getInboxCsvVerb: Verb<typeof getInboxCsv> = (context, { query }) =>
  inOwnLanguage(context, async () => {
    const found = await findInbox(context, query, MAX_INBOX_LINES);
    const items = presentInbox(context, found);
    const { yes, no, ...heads } = words.file;
    const lines = items.map((item) => [
      QUEUE_ONE[item.queue],
      item.itemId,
      item.title,
      item.detail,
      item.person ? `${item.person.name} #${item.person.id}` : '',
      item.amount ?? '',
      item.since,
      item.dueAt,
      item.overdue ? yes : no,
      item.assignee?.name ?? '',
    ]);
    showsDataOf(context, ...items.map(({ person }) => person?.id ?? null));
    return csvDownload(csvOf([Object.values(heads), ...lines]), 'waiting.csv');
  });
