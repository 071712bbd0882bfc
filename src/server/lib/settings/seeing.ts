import { z } from 'zod';
import { inGroup } from '#server/lib/setting.ts';
import { secret } from './kinds.ts';

const seeing = inGroup('Seeing what happens');

/** What it tells of itself. */
export const SEEING = {
  ...seeing(
    {
      METRICS_TOKEN: secret(),
      METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    },
    'none: no metrics',
    'Prometheus metrics at `/metrics`, for who shows the token (`Authorization: Bearer`), or at a port of their own; with both, there and for who shows it. See [docs/seeing.md](docs/seeing.md)',
  ),
  ...seeing(
    { SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(1_000) },
    '1000',
    'Statements that take as long stand in the log, without their values, with the route or job they were for; `0`: none',
  ),
  ...seeing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional() },
    'none: no traces',
    'Where traces of OpenTelemetry are sent by HTTP, e.g. `http://localhost:4318`',
  ),
};
