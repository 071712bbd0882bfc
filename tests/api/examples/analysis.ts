import type { Example } from '../world.ts';

export const analysisExamples: Record<string, Example> = {
  getAnalysisPass: () => ({ path: '/api/analysis/pass' }),
};
