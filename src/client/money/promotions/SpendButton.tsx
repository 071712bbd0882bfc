import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

interface Props {
  children: string;
  icon?: LucideIcon;
  variant?: 'primary' | 'quiet';
  /** What is asked before. */
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  spend: Parameters<ReturnType<typeof useStep>['take']>[0];
}

/** Uses something up that was paid for, once that has been confirmed. */
export function SpendButton(props: Props) {
  const { children, icon, variant, title, description, confirmLabel, busyLabel, spend } = props;
  const { busy, take } = useStep();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...(icon && { icon })}
        {...(variant && { variant })}
        busy={busy}
        busyLabel={busyLabel}
        className="max-w-full justify-self-start whitespace-normal"
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setAsking(false);
          void take(spend);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
