import { adsService } from '#server/services/ads/service.ts';
import { runService } from './service-host.ts';

await runService(adsService);
