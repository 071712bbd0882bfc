export function AdminAudit() {
  return <h1 className="text-2xl">Audit log</h1>;
}
