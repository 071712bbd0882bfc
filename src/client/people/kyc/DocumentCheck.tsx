import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { KycCheck } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import { CheckCard } from './CheckCard.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { Failure } from './Failure.tsx';
import { StaffCompare } from './StaffCompare.tsx';
import type { SendDocument } from './send-document.ts';

interface Props {
  check: KycCheck | null;
  send: SendDocument;
}

/** The other way to a verified identity; behind a button, since Aadhaar takes two minutes. */
export function DocumentCheck({ check, send }: Props) {
  const [open, setOpen] = useState(false);
  if (!check && !open) {
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.documentInstead}
      </Button>
    );
  }
  return (
    <CheckCard title={words.documentTitle} isVerified={false} state={check?.state}>
      {check?.state === 'submitted' ? (
        <p>
          {checksWords.sinceStaffLook({
            shown: check.shown ?? checksWords.document,
            at: formatDate(check.at),
          })}
        </p>
      ) : (
        <>
          {check?.state === 'recheck' && <StaffCompare check={check} what="document" />}
          {check?.state === 'rejected' && (
            <Failure
              message={checksWords.couldNotAccept({
                shown: check.shown ?? checksWords.document,
                reason: check.reason ?? checksWords.couldNotRead,
              })}
            />
          )}
          <DocumentForm send={send} isFresh={open} />
        </>
      )}
    </CheckCard>
  );
}
