import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { IDENTITY_ACTS } from '#domain/people/identity-acts.ts';
import words from '#messages/homes/posting/index.ts';

/** For somebody with neither paper verified. */
export function KycDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open={open}
      title={words.updateKyc}
      description={IDENTITY_ACTS.post}
      confirmLabel={words.updateKyc}
      onConfirm={() => navigate('/MyProfile')}
      onCancel={onClose}
    />
  );
}
