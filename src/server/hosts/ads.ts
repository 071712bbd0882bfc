import { adsService } from '#server/ads/serving/service.ts';
import { runService } from './service-host.ts';

await runService(adsService);
