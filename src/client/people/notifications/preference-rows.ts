import {
  CHANNELS,
  type Channel,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/people/notification.ts';
import words from '#messages/people/checks/index.ts';
import type { Settings } from './settings-change.ts';

type Cell = Settings['grid'][number];

export interface GridProps {
  grid: readonly Cell[];
  onChoose: (cell: { kind: NotificationKind; channel: Channel; wanted: boolean }) => void;
}

/** Why some boxes are ticked and cannot be changed. */
export const FIXED_REASON = () => words.tickedOnesCannot;

/** A row for each kind the caller can hear of, its cells in the order of the channels. */
export function rowsOf(grid: readonly Cell[]) {
  const kinds = NOTIFICATION_KINDS.filter((kind) => grid.some((cell) => cell.kind === kind));
  return kinds.map((kind) => {
    const cells = CHANNELS.flatMap(
      (channel) => grid.find((cell) => cell.kind === kind && cell.channel === channel) ?? [],
    );
    return { kind, cells, fixed: cells.some((cell) => cell.fixed) };
  });
}
