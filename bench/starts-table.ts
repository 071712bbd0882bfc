import { benchStarts } from './starts.ts';
import { ratio, table, whole } from './tables.ts';

export async function startsPart(): Promise<string> {
  const starts = await benchStarts();
  return table(
    [
      'Start',
      'Ready after, ms',
      'Its database alone, ms',
      'Ratio',
      'Most memory, MB',
      'At rest, MB',
    ],
    starts.map(({ what, ready, floor, most, atRest }) => [
      what,
      whole(ready),
      whole(floor),
      ratio(ready, floor),
      whole(most),
      whole(atRest),
    ]),
  );
}
