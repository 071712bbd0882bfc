import { ScrollText } from 'lucide-react';
import { callForFile } from '#client/lib/api.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { SavedFilters } from '#client/people/staff-lists/SavedFilters.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { id } from '#contract/lib/envelope.ts';
import { getAuditCsv, listAudit, MAX_AUDIT_LINES } from '#contract/people/admin.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/people/audit/index.ts';
import listsWords from '#messages/people/staff-lists/index.ts';
import { AuditFilters, MAX_LETTERS } from './AuditFilters.tsx';
import { auditColumns } from './audit-columns.tsx';

/** A number as typed, with or without its sign; undefined while there is none. */
function readNumber(typed: string) {
  const text = typed.trim().replace(/^#/, '');
  return text ? id.safeParse(text) : undefined;
}

const readDay = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** Who did what, newest first. */
export function AuditLog() {
  const place = useList();
  const { read, filter } = place;
  const person = readNumber(read('person'));
  const actor = readNumber(read('actor'));
  const query = {
    action: read('action').slice(0, MAX_LETTERS).trim() || undefined,
    personId: person?.data,
    actorId: actor?.data,
    from: readDay(read('from')),
    to: readDay(read('to')),
  };
  // Nothing is asked while a number makes no sense: the whole log would look like an answer.
  const makesSense = person?.success !== false && actor?.success !== false;
  const shown = useListCall(listAudit, place, makesSense ? query : null);
  return (
    <>
      <SavedFilters list="/Admin/Audit" />
      <AuditFilters
        read={read}
        filter={filter}
        errors={{
          person: person?.error?.issues[0]?.message,
          actor: actor?.error?.issues[0]?.message,
        }}
      />
      {makesSense && (
        <>
          <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <DownloadButton
              file={() => callForFile(getAuditCsv, { query })}
              fileName="audit-log.csv"
            >
              {listsWords.csv}
            </DownloadButton>
            <p className="text-sm text-muted">
              {words.newestLines({ most: groupDigits(MAX_AUDIT_LINES) })}
            </p>
          </div>
          <ListPage
            list={shown.list}
            query={shown.query}
            noun={[words.entry, words.entries]}
            empty={{
              icon: ScrollText,
              title: words.noEntry,
              text: words.noEntryText,
            }}
            rows={{
              caption: words.caption,
              columns: auditColumns(),
              rowKey: (entry) => entry.id,
            }}
          />
        </>
      )}
    </>
  );
}
