/** Total divided by page size, rounded up; at least one page. Pages count from 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page numbers a pager shows: the first, the last, the current and its neighbours; 0 is a gap. */
export function pagerOf(page: number, pages: number): number[] {
  // In their order, whatever page it is.
  const near = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pages);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1];
    return before !== undefined && n - before > 1 ? [0, n] : [n];
  });
}
