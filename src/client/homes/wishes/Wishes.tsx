import { type SharedWishes, wishFacts } from '#domain/homes/home-wishes.ts';

/** What who asks about a home would like, for its owner. */
export function Wishes({ wishes }: { wishes: SharedWishes }) {
  const facts = wishFacts(wishes);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
