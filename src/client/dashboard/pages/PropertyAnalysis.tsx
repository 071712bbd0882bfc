import { AdSlot } from '#client/ads/places/AdSlot.tsx';
import { Analysis } from '#client/market/analysis/Analysis.tsx';
import words from '#messages/people/desk/index.ts';

/** Its heading stands beside the pass, below the ad. */
export function PropertyAnalysis() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdSlot place="AnalysisTopImage" />
      <Analysis heading={<h1 className="text-2xl">{words.propertyAnalysis}</h1>} />
    </div>
  );
}
