import { NotHere } from '#client/dashboard/NotHere.tsx';
import { EditForm } from '#client/homes/posting/EditForm.tsx';
import { useSession } from '#client/lib/session-context.ts';

export function EditProperty({ params }: { params: Record<string, string> }) {
  const { userId } = useSession();
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) return <NotHere />;
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Edit property</h1>
      <EditForm key={id} listingId={id} userId={userId} />
    </div>
  );
}
