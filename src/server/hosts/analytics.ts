import { analyticsService } from '#server/market/analytics/service.ts';
import { runService } from './service-host.ts';

await runService(analyticsService);
