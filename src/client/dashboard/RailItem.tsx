import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { verificationStatus } from '#contract/kyc.ts';
import { isFullyVerified } from '#domain/kyc.ts';
import type { SidebarItem } from '#domain/sidebar.ts';
import { call } from '../lib/api.ts';
import { AppLink } from './AppLink.tsx';
import { iconOf } from './rail-icons.ts';
import { useProfile, useSession } from './session-context.ts';

/** Where agents learn; named when the site is built. */
const LEARNING_URL: string | undefined = import.meta.env.PUBLIC_LEARNING_URL;

function useTraining() {
  const { userId } = useSession();
  const { profile } = useProfile();
  return async () => {
    const { data } = await call(verificationStatus, { params: { id: userId } });
    const verified = { aadhaar: data.aadharverification, pan: data.panverification };
    if (!isFullyVerified(verified)) {
      window.alert('Please complete your KYC verification first');
    } else if (LEARNING_URL) {
      const address = new URL(LEARNING_URL);
      address.searchParams.set('email', profile?.Userdata.email ?? '');
      window.open(address, '_blank', 'noopener');
    } else toast.info('The training site is not set up on this installation.');
  };
}

interface Props {
  item: SidebarItem;
  className: string;
  onChosen?: () => void;
}

/** One way of the rail: a page of the app, or the training beyond it. */
export function RailItem({ item, className, onChosen }: Props) {
  const [path] = useLocation();
  const openTraining = useTraining();
  const Icon = iconOf(item);
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{item.label}</span>
    </>
  );
  if (item.to === 'training') {
    const open = () => {
      onChosen?.();
      openTraining().catch(() => toast.error('An error occurred. Please try again.'));
    };
    return (
      <button type="button" className={className} onClick={open}>
        {content}
      </button>
    );
  }
  return (
    <AppLink
      href={item.to}
      className={className}
      aria-current={path === item.to ? 'page' : undefined}
      onClick={onChosen}
    >
      {content}
    </AppLink>
  );
}
