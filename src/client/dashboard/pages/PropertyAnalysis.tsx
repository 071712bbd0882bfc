import { Analysis } from '../../features/analysis/Analysis.tsx';

export function PropertyAnalysis() {
  return <Analysis heading={<h1 className="text-2xl">Property analysis</h1>} />;
}
