import { People } from '#client/people/admin/People.tsx';

export function AdminUsers() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Users</h1>
      <People />
    </div>
  );
}
