import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { acceptContact, revokeContact, withdrawContact } from '#contract/deals/contact-steps.ts';
import type { RequestData } from '#contract/deals/contacts.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { Numbers } from './Numbers.tsx';

function Withdraw({ request }: { request: RequestData }) {
  const { busy, take } = useStep();
  const params = { requestId: request.id };
  return (
    <Button
      variant="quiet"
      busy={busy}
      busyLabel="Taking back…"
      onClick={() => take(() => call(withdrawContact, { params }))}
    >
      Take the request back
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
        busyLabel="Accepting…"
        onClick={() => take(() => call(acceptContact, { params }))}
      >
        Accept and share numbers
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setDeclining(true)}>
        Decline
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
        Stop sharing
      </Button>
      <ConfirmDialog
        open={asking}
        title="Stop sharing numbers?"
        description={`Neither you nor ${request.other.name} will see the other’s number here any more. What was written down already cannot be called back.`}
        confirmLabel="Stop sharing"
        busyLabel="Stopping…"
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
