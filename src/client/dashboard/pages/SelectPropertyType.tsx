import { SelectKind } from '#client/homes/posting/SelectKind.tsx';

export function SelectPropertyType() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">What kind of property is it?</h1>
      <SelectKind />
    </div>
  );
}
