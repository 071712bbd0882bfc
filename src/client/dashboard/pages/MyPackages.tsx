import { useSession } from '#client/lib/session-context.ts';
import { Packages } from '#client/money/packages/Packages.tsx';

export function MyPackages() {
  const { userRole } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">My packages</h1>
      <Packages role={userRole} />
    </div>
  );
}
