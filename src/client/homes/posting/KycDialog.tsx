import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { IDENTITY_ACTS } from '#domain/people/identity-acts.ts';

/** For somebody with neither paper verified. */
export function KycDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open={open}
      title="Update KYC"
      description={IDENTITY_ACTS.post}
      confirmLabel="Update KYC"
      onConfirm={() => navigate('/MyProfile')}
      onCancel={onClose}
    />
  );
}
