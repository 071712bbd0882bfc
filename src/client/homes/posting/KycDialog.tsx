import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

/** For somebody with neither paper verified. */
export function KycDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open={open}
      title="Update KYC"
      description="To post a property, you need to update your KYC"
      confirmLabel="Update KYC"
      onConfirm={() => navigate('/MyProfile')}
      onCancel={onClose}
    />
  );
}
