import { Inbox as InboxIcon } from 'lucide-react';
import { useLocation } from 'wouter';
import { callForFile } from '#client/lib/api.ts';
import type { PageProps } from '#client/lib/page.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { SearchBox } from '#client/people/admin/SearchBox.tsx';
import { SavedFilters } from '#client/people/staff-lists/SavedFilters.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { Select } from '#client/ui/Select.tsx';
import {
  countInbox,
  getInboxCsv,
  INBOX_SORTS,
  listInbox,
  WHOSE,
} from '#contract/people/staff-inbox.ts';
import { STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import words from '#messages/people/inbox/index.ts';
import listsWords from '#messages/people/staff-lists/index.ts';
import { useAssign } from './Assignee.tsx';
import { inboxColumns } from './inbox-columns.tsx';
import { QueueCounts } from './QueueCounts.tsx';
import { useRowKeys } from './use-row-keys.ts';

const MAX_LETTERS = 80;

/** Everything that waits for staff, in one list. */
export function Inbox({ userId }: PageProps) {
  const place = useList();
  const { read, filter } = place;
  const [, go] = useLocation();
  const { assign } = useAssign();
  const narrowed = {
    queue: STAFF_QUEUES.find((known) => known === read('queue')),
    whose: WHOSE.find((known) => known === read('whose')),
    overdue: read('overdue') === 'true' ? ('true' as const) : undefined,
    q: read('q').slice(0, MAX_LETTERS).trim() || undefined,
    sort: INBOX_SORTS.find((known) => known === read('sort')) ?? 'due',
  };
  const { list, query } = useListCall(listInbox, place, narrowed);
  const counts = useCall(countInbox).answer?.data;
  const at = useRowKeys(list.answer?.data ?? [], {
    o: ({ link }) => go(link),
    Enter: ({ link }) => go(link),
    t: (item) => void (item.assignee === null && assign(item, userId)),
  });
  return (
    <>
      <QueueCounts
        queues={counts?.queues ?? []}
        chosen={narrowed.queue}
        onChoose={(queue) => filter('queue', queue ?? '')}
      />
      <SavedFilters list="/Admin/Inbox" />
      <ListPage
        list={list}
        query={query}
        noun={[words.thingWaits, words.thingsWait]}
        filters={
          <search className="grid basis-full gap-4 sm:grid-cols-[1fr_12rem_12rem_auto] sm:items-end">
            <SearchBox
              label={words.whatOrWhose}
              value={read('q')}
              maxLength={MAX_LETTERS}
              onSettled={(value) => filter('q', value)}
            />
            <Field label={words.worksOnIt}>
              <Select
                placeholder={words.anybody}
                options={WHOSE.map((value) => ({ value, label: words.whose[value] }))}
                value={narrowed.whose ?? ''}
                onChange={({ target }) => filter('whose', target.value)}
              />
            </Field>
            <Field label={words.order}>
              <Select
                options={INBOX_SORTS.map((value) => ({ value, label: words.sort[value] }))}
                value={narrowed.sort}
                onChange={({ target }) => filter('sort', target.value)}
              />
            </Field>
            <Checkbox
              label={words.overdueOnly}
              checked={narrowed.overdue === 'true'}
              onChange={({ target }) => filter('overdue', target.checked ? 'true' : '')}
            />
          </search>
        }
        actions={
          <DownloadButton
            fileName="waiting.csv"
            file={() => callForFile(getInboxCsv, { query: narrowed })}
          >
            {listsWords.csv}
          </DownloadButton>
        }
        empty={{
          icon: InboxIcon,
          title: words.nothingWaits,
          text: words.nothingWaitsText,
        }}
        rows={{
          caption: words.caption,
          columns: inboxColumns({ userId, colleagues: counts?.colleagues ?? [], at }),
          rowKey: ({ queue, itemId }) => `${queue} ${itemId}`,
        }}
      />
      <p className="text-sm text-muted max-sm:hidden">
        {filled(words.keys, {
          j: <kbd>j</kbd>,
          k: <kbd>k</kbd>,
          o: <kbd>o</kbd>,
          t: <kbd>t</kbd>,
        })}
      </p>
    </>
  );
}
