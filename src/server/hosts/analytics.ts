import { analyticsService } from '#server/services/analytics/service.ts';
import { runService } from './service-host.ts';

await runService(analyticsService);
