import { Phone } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { revealNumbers } from '#contract/deals/contact-steps.ts';
import type { RequestData } from '#contract/deals/contacts.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

type Shown = ResponseOf<typeof revealNumbers>['data'];

/** The other side's number, once it is asked for; that it was is written down for both. */
export function Numbers({ request }: { request: RequestData }) {
  const { busy, take } = useStep();
  const [shown, setShown] = useState<Shown>();
  const show = () =>
    take(async () => {
      const answer = await call(revealNumbers, { params: { requestId: request.id } });
      setShown(answer.data);
      return answer;
    });
  if (!shown) {
    return (
      <Button icon={Phone} busy={busy} busyLabel={words.fetching} onClick={show}>
        {deskWords.showSNumber({ value: request.other.name.split(' ')[0] ?? '' })}
      </Button>
    );
  }
  return (
    <dl className="grid w-full gap-1 rounded-control bg-brand-soft p-3" aria-live="polite">
      <dt className="sr-only">{words.name}</dt>
      <dd className="font-semibold">{shown.name}</dd>
      <dt className="sr-only">{words.phone}</dt>
      <dd>
        {shown.mobile ? (
          <a className="link tabular" href={`tel:+91${shown.mobile}`}>
            +91 {shown.mobile.slice(0, 5)} {shown.mobile.slice(5)}
          </a>
        ) : (
          words.noPhone
        )}
      </dd>
      <dt className="sr-only">{words.email}</dt>
      <dd>
        <a className="link wrap-anywhere" href={`mailto:${shown.email}`}>
          {shown.email}
        </a>
      </dd>
    </dl>
  );
}
