import { METRO_LINES, type MetroLine } from './metro-lines.ts';
import { STATION_FACTS } from './station-facts.ts';

/** Where one can board today. */
export const OPEN_STATIONS = STATION_FACTS.filter(([, , , , planned]) => !planned).map(
  ([name, line, lat, lng]) => ({ name, line, lat, lng }),
);

/** Lines with at least one open station. */
export const OPEN_LINES: readonly MetroLine[] = METRO_LINES.filter((line) =>
  OPEN_STATIONS.some((station) => station.line === line),
);
