import * as analysis from '#contract/market/analysis.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getAnalysisPassVerb } from './get-pass.ts';

export const analysisRoutes: Route[] = [implement(analysis.getAnalysisPass, getAnalysisPassVerb)];
