import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { logContact } from '#contract/professionals/own-leads.ts';
import type { ContactWay } from '#domain/professionals/own-lead.ts';

const WORDS: Record<ContactWay, { yes: string; no: string }> = {
  call: { yes: 'We spoke', no: 'No answer' },
  whatsapp: { yes: 'It is sent', no: 'Not on WhatsApp' },
  email: { yes: 'It is sent', no: 'It came back' },
};

interface Props {
  leadId: number;
  way: ContactWay;
  onClose: () => void;
}

/** How it went: whether they were reached, and what to remember. */
export function LogDialog({ leadId, way, onClose }: Props) {
  const [note, setNote] = useState('');
  const { busy, take } = useStep();
  const keep = async (reached: boolean) => {
    const step = () => call(logContact, { params: { id: leadId }, body: { way, reached, note } });
    if (await take(step)) onClose();
  };
  return (
    <Dialog
      open
      size="narrow"
      title="How did it go?"
      description="It goes into the lead’s history. Once they have heard from you the clock stops."
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" busy={busy} onClick={() => void keep(false)}>
            {WORDS[way].no}
          </Button>
          <Button busy={busy} onClick={() => void keep(true)}>
            {WORDS[way].yes}
          </Button>
        </>
      }
    >
      <Field label="A note" help="Only you read it.">
        <TextArea
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </Dialog>
  );
}
