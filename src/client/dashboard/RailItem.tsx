import { toast } from 'sonner';
import { useLocation } from 'wouter';
import { openTraining } from '#contract/agent-desk.ts';
import { isAppError } from '#contract/errors.ts';
import type { SidebarItem } from '#domain/sidebar.ts';
import { call } from '../lib/api.ts';
import { AppLink } from './AppLink.tsx';
import { iconOf } from './rail-icons.ts';

/** The way to the learning site, signed by the server, or why there is none. */
async function goToTraining() {
  try {
    const { data, message } = await call(openTraining);
    if (data.url) window.open(data.url, '_blank', 'noopener');
    else toast.info(message);
  } catch (error) {
    if (isAppError(error) && error.code === 'conflict') window.alert(error.message);
    else toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
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
      void goToTraining();
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
