import { ago } from '#domain/lib/time/format.ts';
import { formatMoment } from './moment.ts';

/** "3 days ago"; the exact time on hover. */
export function Ago({ at }: { at: Date | string }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
      {ago(at, new Date())}
    </time>
  );
}
