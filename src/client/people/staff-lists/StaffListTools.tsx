import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import type { FilteredPage } from '#contract/people/staff-inbox.ts';
import { getStaffListCsv, type StaffList } from '#contract/staff-lists.ts';
import words from '#messages/people/staff-lists/index.ts';
import { SavedFilters } from './SavedFilters.tsx';

interface Props {
  list: StaffList;
  /** Where its filters are kept; of several lists that a page shows at once, the first has them. */
  page?: FilteredPage;
  /** What it is narrowed by now. */
  filter?: Readonly<Record<string, string | undefined>>;
}

/** What every list of staff has: filters kept under a name, and the list as a file. */
export function StaffListTools({ list, page, filter = {} }: Props) {
  const narrowed = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const text = new URLSearchParams(narrowed).toString();
  const file = () =>
    callForFile(getStaffListCsv, { params: { list }, query: text ? { filter: text } : {} });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {page && <SavedFilters list={page} />}
      <DownloadButton fileName={`${list}.csv`} file={file} className="ml-auto">
        {words.csv}
      </DownloadButton>
    </div>
  );
}
