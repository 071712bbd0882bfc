import { SelectFor } from '#client/homes/posting/SelectFor.tsx';

export function SelectPropertyFor() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Do you sell it or rent it out?</h1>
      <SelectFor />
    </div>
  );
}
