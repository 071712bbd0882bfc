import { useListQuery } from '#client/lib/use-list-query.ts';
import { WORK_SORTS } from '#domain/professionals/work-sort.ts';

/** A list of work as its address has it: page, stage, words and order, for the call and for the filters. */
export function useWorkQuery<Stage extends string>(stages: readonly Stage[]) {
  const query = useListQuery();
  const stage = stages.find((known) => known === query.read('stage'));
  const sort = WORK_SORTS.find((known) => known === query.read('sort'));
  const q = query.read('q').slice(0, 80);
  return {
    ...query,
    stage,
    /** Something is left out. */
    isNarrowed: stage !== undefined || q !== '',
    asked: { page: query.page, ...(stage && { stage }), ...(sort && { sort }), ...(q && { q }) },
  };
}

export type WorkQuery<Stage extends string> = ReturnType<typeof useWorkQuery<Stage>>;
