import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

interface Sought<Row> {
  /** Name in the address under which a link opens one of them. */
  param: string;
  keyOf: (row: Row) => string | number;
  /** Those of the page that is shown; undefined while it loads. */
  rows: readonly Row[] | undefined;
  /** Looks for it on the other pages. */
  seek: (isIt: (row: Row) => boolean) => Promise<Row | undefined>;
}

/** The row a link leads to, wherever in its list it stands. */
export function useSought<Row>({ param, keyOf, rows, seek }: Sought<Row>) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(param);
  const isIt = (row: Row) => String(keyOf(row)) === wanted;
  const [far, setFar] = useState<{ wanted: string; row: Row | undefined }>();
  const near = rows?.find(isIt);
  const mustSeek = wanted !== null && rows !== undefined && !near && far?.wanted !== wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is wanted
  useEffect(() => {
    if (!mustSeek) return;
    let isOver = false;
    seek(isIt).then(
      (row) => !isOver && setFar({ wanted, row }),
      () => !isOver && setFar({ wanted, row: undefined }),
    );
    return () => {
      isOver = true;
    };
  }, [mustSeek, wanted]);

  const isSought = far !== undefined && far.wanted === wanted;
  return {
    row: near ?? (isSought ? far.row : undefined),
    /** It waits no longer, or never did. */
    isGone: !near && isSought && far.row === undefined,
    forget: () => {
      setFar(undefined);
      if (wanted === null) return;
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(param);
          return next;
        },
        { replace: true },
      );
    },
  };
}
