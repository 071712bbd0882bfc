import { ReportQueue } from '#client/professionals/reviews/ReportQueue.tsx';

export function AdminReports() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Abuse reports</h1>
      <ReportQueue />
    </div>
  );
}
