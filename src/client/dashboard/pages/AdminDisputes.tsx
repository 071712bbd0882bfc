import { Disputes } from '#client/professionals/engagements/Disputes.tsx';

export function AdminDisputes() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Disputes</h1>
      <Disputes />
    </div>
  );
}
