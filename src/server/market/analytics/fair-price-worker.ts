import { parentPort, workerData } from 'node:worker_threads';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { fitFairPrice } from '#domain/market/fair-price/model.ts';

// Beside the thread that answers: a fit takes seconds in which nothing else would be answered.
parentPort?.postMessage(fitFairPrice(workerData as PricedHome[]));
