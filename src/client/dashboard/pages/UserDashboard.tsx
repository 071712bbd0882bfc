export function UserDashboard() {
  return <h1 className="text-2xl">Dashboard</h1>;
}
