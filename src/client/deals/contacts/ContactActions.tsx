import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { acceptContact, revokeContact, withdrawContact } from '#contract/deals/contact-steps.ts';
import type { RequestData } from '#contract/deals/contacts.ts';
import bidsWords from '#messages/deals/bids/index.ts';
import words from '#messages/deals/contacts/index.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { Numbers } from './Numbers.tsx';

function Withdraw({ request }: { request: RequestData }) {
  const { busy, take } = useStep();
  const params = { requestId: request.id };
  return (
    <Button
      variant="quiet"
      busy={busy}
      busyLabel={words.takingBack}
      onClick={() => take(() => call(withdrawContact, { params }))}
    >
      {words.takeBack}
    </Button>
  );
}

function Answer({ request }: { request: RequestData }) {
  const { busy, take } = useStep();
  const [declining, setDeclining] = useState(false);
  const params = { requestId: request.id };
  return (
    <>
      <Button
        busy={busy}
        busyLabel={bidsWords.accepting}
        onClick={() => take(() => call(acceptContact, { params }))}
      >
        {words.acceptShare}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setDeclining(true)}>
        {words.decline}
      </Button>
      {declining && (
        <DeclineDialog
          requestId={request.id}
          name={request.other.name}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

function Revoke({ request }: { request: RequestData }) {
  const { busy, take } = useStep();
  const [asking, setAsking] = useState(false);
  const revoke = () =>
    take(() => call(revokeContact, { params: { requestId: request.id } })).then(() =>
      setAsking(false),
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.stopSharing}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.stopTitle}
        description={words.stopBody({ name: request.other.name })}
        confirmLabel={words.stopSharing}
        busyLabel={words.stopping}
        busy={busy}
        danger
        onConfirm={revoke}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** What the caller can do with a request now; nothing once it is over. */
export function ContactActions({ request }: { request: RequestData }) {
  const { side, state } = request;
  if (state === 'requested') {
    return side === 'owner' ? <Answer request={request} /> : <Withdraw request={request} />;
  }
  if (state !== 'accepted') return null;
  return (
    <>
      <Numbers request={request} />
      {side === 'owner' && <Revoke request={request} />}
    </>
  );
}
