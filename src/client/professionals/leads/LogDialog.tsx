import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { logContact } from '#contract/professionals/own-leads.ts';
import type { ContactWay } from '#domain/professionals/own-lead.ts';
import words from '#messages/professionals/leads/index.ts';

const WORDS: Record<ContactWay, { yes: string; no: string }> = {
  call: {
    get yes() {
      return words.spoke;
    },
    get no() {
      return words.noAnswer;
    },
  },
  whatsapp: {
    get yes() {
      return words.sent;
    },
    get no() {
      return words.notWhatsapp;
    },
  },
  email: {
    get yes() {
      return words.sent;
    },
    get no() {
      return words.cameBack;
    },
  },
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
      title={words.howDidGo}
      description={words.goesIntoLeads}
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
      <Field label={words.note} help={words.onlyRead}>
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
