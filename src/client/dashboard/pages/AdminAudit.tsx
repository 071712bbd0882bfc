import { AuditLog } from '#client/people/admin/AuditLog.tsx';

export function AdminAudit() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Audit log</h1>
      <AuditLog />
    </div>
  );
}
