export function AdminUsers() {
  return <h1 className="text-2xl">Users</h1>;
}
