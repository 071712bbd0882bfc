import { analyticsService } from '#server/market/analytics/index.ts';
import { runService } from './service-host.ts';

await runService(analyticsService);
