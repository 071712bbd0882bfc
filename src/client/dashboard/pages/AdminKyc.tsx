export function AdminKyc() {
  return <h1 className="text-2xl">Identity documents</h1>;
}
