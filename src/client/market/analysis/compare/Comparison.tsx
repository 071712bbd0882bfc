import { FileSpreadsheet } from 'lucide-react';
import { AwayLine } from '#client/market/analysis/AwayLine.tsx';
import { fileNameOf, noteOf } from '#client/market/analysis/note.ts';
import { usePass } from '#client/market/analysis/pass.ts';
import type { Filters } from '#client/market/analysis/use-filters.ts';
import { isAway, useMarket } from '#client/market/analysis/use-market.ts';
import { Button } from '#client/ui/Button.tsx';
import type { FigureColumn } from '#client/ui/charts/figures.ts';
import { saveFigures } from '#client/ui/charts/save-figures.ts';
import { getMatchingData } from '#contract/market/analytics-projects.ts';
import words from '#messages/market/analysis/index.ts';
import { type Compared, CompareTable } from './CompareTable.tsx';
import { differenceWords, FULL_MEASURES, type Measure, OPEN_MEASURES } from './measures.ts';
import { ProjectPicker } from './ProjectPicker.tsx';
import { SlotCard } from './SlotCard.tsx';
import { useAdd } from './use-add.ts';
import { SLOTS, useSlots } from './use-slots.ts';

const useProject = (id: number | undefined) =>
  useMarket(getMatchingData, id === undefined ? null : { query: { _id: id } }, {
    // What was added has just been asked for.
    revalidateIfStale: false,
  });

const columnsOf = ({ one, two }: Compared): FigureColumn<Measure>[] => [
  { key: 'label', head: words.figure, value: ({ label }) => label() },
  {
    key: 'one',
    head: `A: ${one?.project_name ?? ''}`,
    value: (row) => (one ? row.words(one) : null),
  },
  {
    key: 'two',
    head: `B: ${two?.project_name ?? ''}`,
    value: (row) => (two ? row.words(two) : null),
  },
  { key: 'gap', head: words.difference, value: (row) => differenceWords(row, one, two) },
];

/** Two projects side by side. A third takes the place of the one that has been there longer. */
export function Comparison({ filters }: { filters: Filters }) {
  const isFull = usePass().depth === 'full';
  const slots = useSlots();
  const { adding, add } = useAdd(slots);
  const calls = { one: useProject(slots.ids.one), two: useProject(slots.ids.two) };
  const compared: Compared = {
    one: calls.one.answer?.data.data,
    two: calls.two.answer?.data.data,
  };
  const all = isFull ? [...OPEN_MEASURES, ...FULL_MEASURES] : OPEN_MEASURES;
  const measures = all.filter(({ words }) =>
    SLOTS.some((slot) => compared[slot] && words(compared[slot])),
  );
  const asOf = (calls.one.answer ?? calls.two.answer)?.data.asOf ?? null;
  const isAny = compared.one !== undefined || compared.two !== undefined;
  return (
    <section aria-labelledby="compare" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="compare" className="text-xl">
          {words.compareProjects}
        </h2>
        <p className="mt-1 text-muted">
          {noteOf(isFull ? words.twoWithMedians : words.twoByName, asOf)}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {SLOTS.map((slot) => (
          <SlotCard
            key={slot}
            slot={slot}
            id={slots.ids[slot]}
            record={compared[slot]}
            error={calls[slot].error}
            onRetry={calls[slot].reload}
            onRemove={() => slots.remove(slot)}
          />
        ))}
      </ul>
      {isAny && <CompareTable compared={compared} measures={measures} />}
      {isAny && <AwayLine isAway={SLOTS.some((slot) => isAway(calls[slot].error))} asOf={asOf} />}
      {isAny && isFull && (
        <Button
          variant="quiet"
          icon={FileSpreadsheet}
          className="w-fit"
          onClick={() =>
            void saveFigures(
              { rows: measures, columns: columnsOf(compared) },
              fileNameOf(
                ['comparison', compared.one?.project_name, compared.two?.project_name],
                asOf,
              ),
            )
          }
        >
          {words.downloadComparison}
        </Button>
      )}
      <ProjectPicker
        filters={filters}
        adding={adding}
        has={slots.has}
        onAdd={(id) => void add(id)}
      />
    </section>
  );
}
