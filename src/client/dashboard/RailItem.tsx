import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session-context.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import { openTraining } from '#contract/professionals/agent-desk.ts';
import { isFullyVerified } from '#domain/people/kyc.ts';
import type { SidebarItem } from '#domain/sidebar.ts';
import { iconOf } from './rail-icons.ts';

/** The way to the learning site, signed by the server, or why there is none. */
async function goToTraining(userId: number) {
  try {
    const { data: papers } = await call(verificationStatus, { params: { id: userId } });
    if (!isFullyVerified({ aadhaar: papers.aadharverification, pan: papers.panverification })) {
      return window.alert('Please complete your KYC verification first');
    }
    const { data, message } = await call(openTraining);
    if (data.url) window.open(data.url, '_blank', 'noopener');
    else toast.info(message);
  } catch (error) {
    toastError(error);
  }
}

interface Props {
  item: SidebarItem;
  className: string;
  onChosen?: () => void;
}

/** One way of the rail: a page of the app, or the training beyond it. */
export function RailItem({ item, className, onChosen }: Props) {
  const [path] = useLocation();
  const { userId } = useSession();
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
      void goToTraining(userId);
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
