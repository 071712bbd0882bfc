import type { BodyOf, ResponseOf } from '#contract/lib/endpoint.ts';
import type {
  getNotificationSettings,
  saveNotificationSettings,
} from '#contract/people/notifications.ts';

export type Settings = ResponseOf<typeof getNotificationSettings>['data'];
export type Change = BodyOf<typeof saveNotificationSettings>;

/** The settings with a change in them. */
export function withChange(settings: Settings, { grid = [], quiet }: Change): Settings {
  const wanted = new Map(grid.map((cell) => [`${cell.kind} ${cell.channel}`, cell.wanted]));
  return {
    ...settings,
    grid: settings.grid.map((cell) => ({
      ...cell,
      wanted: wanted.get(`${cell.kind} ${cell.channel}`) ?? cell.wanted,
    })),
    quiet: quiet === undefined ? settings.quiet : quiet,
  };
}

/** What takes a change back, and nothing that was chosen beside it. */
export function undoing(change: Change, settings: Settings): Change {
  return {
    grid: settings.grid.filter(({ kind, channel }) =>
      change.grid?.some((cell) => cell.kind === kind && cell.channel === channel),
    ),
    ...(change.quiet !== undefined && { quiet: settings.quiet }),
  };
}
