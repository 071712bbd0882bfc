import { useId } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { CHANNEL_LABEL, KIND_LABEL } from '#domain/people/notification.ts';
import { FIXED_REASON, type GridProps, rowsOf } from './preference-rows.ts';

/** The grid on a phone: a card a kind. */
export function PreferenceCards({ grid, onChoose }: GridProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      {rowsOf(grid).map(({ kind, cells, fixed }) => (
        <fieldset
          key={kind}
          className="card p-4"
          aria-describedby={fixed ? `${id}-${kind}` : undefined}
        >
          <legend className="float-left mb-1 w-full font-semibold">{KIND_LABEL[kind]}</legend>
          <div className="clear-both grid grid-cols-2">
            {cells.map((cell) => (
              <Checkbox
                key={cell.channel}
                label={CHANNEL_LABEL[cell.channel]}
                checked={cell.wanted}
                disabled={cell.fixed}
                onChange={({ target }) =>
                  onChoose({ kind, channel: cell.channel, wanted: target.checked })
                }
              />
            ))}
          </div>
          {fixed && (
            <p id={`${id}-${kind}`} className="text-sm text-muted">
              {FIXED_REASON()}
            </p>
          )}
        </fieldset>
      ))}
    </div>
  );
}
