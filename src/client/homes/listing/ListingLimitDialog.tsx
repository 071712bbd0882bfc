import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/my-listings/index.ts';

/** The server's words where a listing may not come on the market for want of room. */
export function listingLimit(error: unknown): string | undefined {
  const [first] = isAppError(error) && error.code === 'conflict' ? (error.errors ?? []) : [];
  return first?.path === 'listings' ? first.message : undefined;
}

interface Props {
  message: string | undefined;
  onClose: () => void;
}

/** As many listings as are free are on the market: leads to the packages. */
export function ListingLimitDialog({ message, onClose }: Props) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open={message !== undefined}
      title={words.moreWithPackage}
      description={message}
      confirmLabel={words.seePackages}
      onConfirm={() => navigate('/MyPackages')}
      onCancel={onClose}
    />
  );
}
