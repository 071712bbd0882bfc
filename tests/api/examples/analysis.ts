import type { Example } from '#tests/api/world.ts';

export const analysisExamples: Record<string, Example> = {
  getAnalysisPass: () => ({ path: '/api/analysis/pass' }),
};
