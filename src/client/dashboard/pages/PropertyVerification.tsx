import { NotHere } from '#client/dashboard/NotHere.tsx';
import type { PageProps } from '#client/dashboard/page-props.ts';
import { VerificationScreen } from '#client/features/verification/VerificationScreen.tsx';

export function PropertyVerification({ params }: PageProps) {
  const listingId = Number(params.id);
  if (!Number.isInteger(listingId) || listingId < 1) return <NotHere />;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h1 className="text-2xl">Verify property</h1>
      <VerificationScreen key={listingId} listingId={listingId} />
    </div>
  );
}
