import { PropertyPromotions } from '#client/money/packages/PropertyPromotions.tsx';

export function PropertyPlans() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="text-2xl">Plans for properties</h1>
        <p className="text-muted">
          A promoted property is marked Promoted and stands among the first results.
        </p>
      </div>
      <PropertyPromotions />
    </div>
  );
}
