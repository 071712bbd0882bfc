import type { Example } from '../world.ts';

export const leadExamples: Record<string, Example> = {};
