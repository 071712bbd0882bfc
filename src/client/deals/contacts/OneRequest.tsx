import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { type ContactItem, getContact } from '#contract/deals/contacts.ts';
import { ContactCard } from './ContactCard.tsx';

interface Props {
  requestId: number;
  /** What else came of it, once it is known whose request for what it is. */
  children: (item: ContactItem) => ReactNode;
}

/** One contact request. */
export function OneRequest({ requestId, children }: Props) {
  const { state, answer, error, reload } = useCall(getContact, { params: { requestId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid gap-6">
            <ContactCard item={answer.data} />
            {children(answer.data)}
          </div>
        )
      }
    </Loader>
  );
}
