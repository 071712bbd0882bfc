import { useId } from 'react';
import { useNarrow } from '#client/ui/use-narrow.ts';
import { CHANNEL_LABEL, CHANNELS, KIND_LABEL } from '#domain/people/notification.ts';
import words from '#messages/people/bell/index.ts';
import { PreferenceCards } from './PreferenceCards.tsx';
import { FIXED_REASON, type GridProps, rowsOf } from './preference-rows.ts';

/** Kinds by channels: a table, or a card for each kind on a phone. */
export function PreferenceGrid({ grid, onChoose }: GridProps) {
  const id = useId();
  if (useNarrow()) return <PreferenceCards grid={grid} onChoose={onChoose} />;
  return (
    <div className="card overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{words.whichByWhich}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {words.about}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="px-4 py-3 text-center font-medium">
                {CHANNEL_LABEL[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rowsOf(grid).map(({ kind, cells, fixed }) => (
            <tr key={kind}>
              <th scope="row" className="px-4 py-2 font-medium">
                {KIND_LABEL[kind]}
                {fixed && (
                  <p id={`${id}-${kind}`} className="max-w-[48ch] text-sm font-normal text-muted">
                    {FIXED_REASON()}
                  </p>
                )}
              </th>
              {cells.map((cell) => (
                <td key={cell.channel} className="p-0 text-center">
                  <label className="inline-grid size-11 cursor-pointer place-items-center has-disabled:cursor-not-allowed">
                    <input
                      type="checkbox"
                      className="size-5 cursor-[inherit] accent-brand"
                      aria-label={`${KIND_LABEL[kind]}: ${CHANNEL_LABEL[cell.channel]}`}
                      aria-describedby={cell.fixed ? `${id}-${kind}` : undefined}
                      checked={cell.wanted}
                      disabled={cell.fixed}
                      onChange={({ target }) =>
                        onChoose({ kind, channel: cell.channel, wanted: target.checked })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
