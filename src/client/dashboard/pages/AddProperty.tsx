import { Posting } from '#client/homes/posting/Posting.tsx';

export function AddProperty() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Post a property</h1>
      <Posting />
    </div>
  );
}
