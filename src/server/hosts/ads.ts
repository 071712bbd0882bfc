import { adsService } from '#server/ads/serving/index.ts';
import { runService } from './service-host.ts';

await runService(adsService);
