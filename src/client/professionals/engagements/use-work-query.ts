import { useListQuery } from '#client/lib/use-list-query.ts';
import { WORK_SORTS } from '#domain/professionals/work-sort.ts';

/** Which work an address asks for: stage, words and order, for the call and for the filters. */
export function readWork<Stage extends string>(
  { read }: { read: (name: string) => string },
  stages: readonly Stage[],
) {
  const stage = stages.find((known) => known === read('stage'));
  const sort = WORK_SORTS.find((known) => known === read('sort'));
  const q = read('q').slice(0, 80);
  return {
    stage,
    /** Something is left out. */
    isNarrowed: stage !== undefined || q !== '',
    asked: { ...(stage && { stage }), ...(sort && { sort }), ...(q && { q }) },
  };
}

/** A list of work that goes by page number, as its address has it. */
export function useWorkQuery<Stage extends string>(stages: readonly Stage[]) {
  const query = useListQuery();
  const work = readWork(query, stages);
  return { ...query, ...work, asked: { page: query.page, ...work.asked } };
}

export type WorkQuery<Stage extends string> = ReturnType<typeof useWorkQuery<Stage>>;

/** As much of it as filters need, however its pages are gone through. */
export type WorkChoice<Stage extends string> = Pick<WorkQuery<Stage>, 'stage' | 'read' | 'filter'>;
