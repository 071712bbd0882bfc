import { NotHere } from '#client/dashboard/NotHere.tsx';
import { VerificationScreen } from '#client/homes/verification/VerificationScreen.tsx';
import type { PageProps } from '#client/lib/page-props.ts';

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
