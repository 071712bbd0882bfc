import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagerOf } from '#domain/lib/page-count.ts';
import words from '#messages/lib/kit/index.ts';
import { IconButton } from './IconButton.tsx';

interface Props {
  /** The first is 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** One page leads to the next only. */
  byStep?: boolean;
}

/** The pages of a list; nothing where there is one. On a phone a step at a time. */
export function Pagination({ page, pages, onPage, byStep = false }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.pages} className="flex items-center justify-center gap-1">
      <IconButton
        label={words.previousPage}
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <p aria-live="polite" className={byStep ? 'tabular px-2' : 'tabular px-2 sm:sr-only'}>
        {words.pageOf({ page, pages })}
      </p>
      <ol className="flex items-center gap-1 max-sm:hidden" hidden={byStep}>
        {(byStep ? [] : pagerOf(page, pages)).map((n, i) => (
          <li key={n || `gap ${i}`}>
            {n === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className="tabular min-h-11 min-w-11 rounded-control px-2 hover:bg-sunk aria-[current]:bg-brand-soft aria-[current]:font-semibold"
                aria-label={words.pageN({ n })}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onPage(n)}
              >
                {n}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={words.nextPage}
        icon={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
