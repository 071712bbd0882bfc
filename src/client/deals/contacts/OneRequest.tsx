import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { type ContactItem, getContact } from '#contract/deals/contacts.ts';
import { ContactCard } from './ContactCard.tsx';

interface Props {
  requestId: number;
  /** What else came of it, once it is known whose request for what it is. */
  children: (item: ContactItem) => ReactNode;
  /** What stands beside it: all that happened. */
  beside: (item: ContactItem) => ReactNode;
}

/** One contact request: home and person, and beside them all that came of it. */
export function OneRequest({ requestId, children, beside }: Props) {
  const { state, answer, error, reload } = useCall(getContact, { params: { requestId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              <ContactCard item={answer.data} withoutHistory />
              {children(answer.data)}
            </div>
            {beside(answer.data)}
          </div>
        )
      }
    </Loader>
  );
}
