import { analyticsService } from '../services/analytics/service.ts';
import { runService } from './service-host.ts';

await runService(analyticsService);
