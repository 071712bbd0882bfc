import type { ReactNode } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { SearchBox } from '#client/ui/SearchBox.tsx';
import { Select } from '#client/ui/Select.tsx';
import { WORK_SORT_LABEL, WORK_SORTS } from '#domain/professionals/work-sort.ts';
import words from '#messages/professionals/engagements/index.ts';
import type { WorkChoice } from './use-work-query.ts';

interface Props<Stage extends string> {
  query: WorkChoice<Stage>;
  stages: readonly Stage[];
  titleOf: (stage: Stage) => string;
  /** Other chips, beside those of the stages. */
  children?: ReactNode;
}

/** Which work to show and in what order: the same for whoever does it and whoever asked. */
export function WorkFilters<Stage extends string>(props: Props<Stage>) {
  const { query, stages, titleOf, children } = props;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <FilterChips
          legend={words.whichWorkShow}
          values={stages}
          chosen={query.stage}
          label={(value) => (value ? titleOf(value) : words.all)}
          onChoose={(value) => query.filter('stage', value ?? '')}
        />
        {children}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full sm:w-80">
          <SearchBox
            label={words.searchWork}
            placeholder={words.firstNameHome}
            value={query.read('q')}
            onSearch={(q) => query.filter('q', q)}
          />
        </div>
        <Field label={words.order} className="w-full sm:w-56">
          <Select
            placeholder={words.whatWaitsFirst}
            value={query.read('sort')}
            options={WORK_SORTS.map((value) => ({ value, label: WORK_SORT_LABEL[value] }))}
            onChange={({ target }) => query.filter('sort', target.value)}
          />
        </Field>
      </div>
    </div>
  );
}
