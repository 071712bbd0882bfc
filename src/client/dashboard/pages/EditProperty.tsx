import { NotHere } from '#client/dashboard/NotHere.tsx';
import { useSession } from '#client/dashboard/session-context.ts';
import { EditForm } from '#client/features/posting/EditForm.tsx';

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
