import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session-context.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { classes } from '#client/ui/classes.ts';
import { verificationStatus } from '#contract/people/kyc.ts';
import { openTraining } from '#contract/professionals/agent-desk.ts';
import { isFullyVerified } from '#domain/people/kyc.ts';
import type { SidebarItem } from '#domain/sidebar.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/people/shell/index.ts';
import { iconOf } from './rail-icons.ts';

/** The way to the learning site, signed by the server, or why there is none. */
async function goToTraining(userId: number) {
  try {
    const { data: papers } = await call(verificationStatus, { params: { id: userId } });
    if (!isFullyVerified({ aadhaar: papers.aadharverification, pan: papers.panverification })) {
      return window.alert(words.kycFirst);
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
  /** How much waits there. */
  waiting?: number;
  /** Where the count stands: at the end of the line, or on the icon. */
  countAt?: 'line' | 'icon';
}

const COUNT =
  'min-w-5 rounded-full bg-bad px-1.5 text-center text-xs font-semibold leading-5 text-surface';
const MAX_SHOWN = 99;

/** One way of the rail: a page of the app, or the training beyond it. */
export function RailItem({ item, className, onChosen, waiting = 0, countAt = 'line' }: Props) {
  const [path] = useLocation();
  const { userId } = useSession();
  const Icon = iconOf(item);
  const count = waiting > 0 && (
    <span
      aria-hidden="true"
      className={classes(COUNT, countAt === 'icon' ? 'absolute -top-2 left-3' : 'ml-auto')}
    >
      {waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : waiting}
    </span>
  );
  const content = (
    <>
      <span className="relative shrink-0">
        <Icon aria-hidden="true" className="size-5" />
        {countAt === 'icon' && count}
      </span>
      <span>{item.label}</span>
      {countAt === 'line' && count}
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
      title={waiting > 0 ? counts.toDo({ count: waiting }) : undefined}
      onClick={onChosen}
    >
      {content}
    </AppLink>
  );
}
