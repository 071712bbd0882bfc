import { Building2, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useListQuery } from '#client/lib/use-list-query.ts';
import type { Filters } from '#client/market/analysis/use-filters.ts';
import { useMarket } from '#client/market/analysis/use-market.ts';
import { Button } from '#client/ui/Button.tsx';
import { DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { getAllData } from '#contract/market/analytics-projects.ts';
import type { ProjectLine } from '#contract/market/analytics-shapes.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/market/analysis/index.ts';

const PAGE_SIZE = 6;
const PAUSE_MS = 250;

interface Props {
  filters: Filters;
  adding: number | undefined;
  has: (id: number) => boolean;
  onAdd: (id: number) => void;
}

/** What is typed, at once in the box and after a pause in the address. */
function useTyped(value: string, onPause: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onPause(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

/** Projects of the place and type chosen above, to be added to the comparison. */
export function ProjectPicker({ filters, adding, has, onAdd }: Props) {
  const { type, district, locality } = filters;
  const { page, read, set, filter } = useListQuery('projects');
  const q = read('project');
  const [typed, setTyped] = useTyped(q, (value) => filter('project', value));
  const list = useMarket(getAllData, {
    query: {
      page,
      pageSize: PAGE_SIZE,
      ...(q && { q }),
      ...(district && { district }),
      ...(locality && { locality }),
      ...(type !== 'Residential' && { property_type: type }),
    },
  });
  const button = ({ _id: id, project_name: name }: ProjectLine) => (
    <Button
      variant="quiet"
      icon={Plus}
      disabled={has(id)}
      busy={adding === id}
      aria-label={has(id) ? words.isCompared({ name }) : words.addName({ name })}
      onClick={() => onAdd(id)}
    >
      {has(id) ? words.compared : words.addToComparison}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={words.findProject} help={words.beginningOfName}>
        <TextInput
          type="search"
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <PagedList
        list={list}
        page={page}
        onPage={(next) => set('projects', String(next))}
        noun={(count) => words.projectsFound({ count })}
        empty={<EmptyState icon={Building2} title={words.noProject} text={words.tryWider} />}
      >
        {(rows) => (
          <DataTable
            caption={words.projects}
            rows={rows}
            rowKey={(row) => row._id}
            columns={[
              { key: 'name', head: words.project, cell: (row) => row.project_name },
              { key: 'locality', head: words.locality, cell: (row) => placeName(row.locality) },
              {
                key: 'types',
                head: words.types,
                cell: (row) => row.property_types.map((one) => SUBCATEGORY_LABEL[one]).join(', '),
              },
              {
                key: 'live',
                head: words.onOfferNow,
                numeric: true,
                cell: (row) => groupDigits(row.live),
              },
              { key: 'add', head: words.add, actions: true, cell: button },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
}
