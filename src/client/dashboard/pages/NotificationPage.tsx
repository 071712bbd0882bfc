export function NotificationPage() {
  return <h1 className="text-2xl">Notifications</h1>;
}
