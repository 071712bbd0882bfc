import { X } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { AppError } from '#contract/lib/errors.ts';
import type { ComparisonRecord } from '#contract/market/analytics-shapes.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import kit from '#messages/lib/kit/index.ts';
import words from '#messages/market/analysis/index.ts';
import { SLOT_NAME, type Slot } from './use-slots.ts';

interface Props {
  slot: Slot;
  id: number | undefined;
  record: ComparisonRecord | undefined;
  error: AppError | undefined;
  onRetry: () => unknown;
  onRemove: () => void;
}

/** What stands in a slot: nothing yet, a project, or one that could not be brought. */
export function SlotCard({ slot, id, record, error, onRetry, onRemove }: Props) {
  const name = SLOT_NAME[slot];
  return (
    <li
      aria-label={words.slot({ name })}
      className="card flex min-h-24 min-w-0 items-start justify-between gap-2 p-3"
    >
      <div className="min-w-0">
        <p className="text-xs font-semibold text-muted">{name}</p>
        {id === undefined && <p className="text-muted">{words.addBelow}</p>}
        {record && <p className="font-semibold break-words">{record.project_name}</p>}
        {record && <p className="text-sm text-muted">{placeName(record.locality)}</p>}
        {id !== undefined && !record && !error && <p className="text-muted">{words.loading}</p>}
        {id !== undefined && !record && error && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p>{error.message}</p>
            {error.code !== 'not_found' && (
              <Button variant="quiet" onClick={() => void onRetry()}>
                {kit.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
      {id !== undefined && (
        <IconButton
          icon={X}
          label={words.removeFrom({ name: record?.project_name ?? name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
