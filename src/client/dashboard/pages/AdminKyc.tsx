import { KycQueue } from '#client/people/admin/KycQueue.tsx';

export function AdminKyc() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Identity documents</h1>
      <KycQueue />
    </div>
  );
}
