import type { Example } from '../world.ts';

export const reviewExamples: Record<string, Example> = {};
