import { Inbox } from 'lucide-react';
import type { CallState } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { RowList } from './RowList.tsx';
import type { Row } from './rows.ts';

/** How many of a kind the overview shows. */
const FEW = 5;

export interface NewestProps {
  label: string;
  list: Pick<CallState<unknown>, 'state' | 'error' | 'reload'>;
  rows: readonly Row[];
  all: { href: string; label: string };
  /** What to say, and what to do, where there is none. */
  none: { title: string; text: string; href: string; action: string };
}

/** The newest few of one kind, in every state they can be in. */
export function Newest({ label, list, rows, all, none }: NewestProps) {
  const newest = rows.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, FEW);
  return (
    <Loader state={list.state} error={list.error} onRetry={list.reload}>
      {newest.length > 0 ? (
        <RowList label={label} rows={newest} all={all} />
      ) : (
        <EmptyState
          icon={Inbox}
          title={none.title}
          text={none.text}
          action={<ButtonLink href={none.href}>{none.action}</ButtonLink>}
        />
      )}
    </Loader>
  );
}
