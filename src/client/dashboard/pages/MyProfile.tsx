export function MyProfile() {
  return <h1 className="text-2xl">My Profile</h1>;
}
