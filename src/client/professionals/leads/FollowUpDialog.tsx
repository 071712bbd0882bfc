import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { setLeadFollowUp } from '#contract/professionals/lead-steps.ts';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import words from '#messages/professionals/leads/index.ts';
import { asTyped, suggestions } from './follow-up-times.ts';

interface Props {
  lead: LeadDetail;
  serverTime: string;
  onClose: () => void;
}

/** When to be reminded of a lead, or not any more. */
export function FollowUpDialog({ lead, serverTime, onClose }: Props) {
  const now = Date.parse(serverTime);
  const offered = suggestions(now);
  const [typed, setTyped] = useState(
    lead.followUpAt ? asTyped(new Date(lead.followUpAt)) : (offered[0]?.typed ?? ''),
  );
  const [error, setError] = useState<string>();
  const { busy, take } = useStep();
  const save = async (at: string | null) => {
    const step = () => call(setLeadFollowUp, { params: { id: lead.id }, body: { at } });
    if (await take(step)) onClose();
  };
  const submit = () => {
    const at = new Date(typed);
    if (Number.isNaN(at.getTime())) return setError(words.chooseDayTime);
    if (at.getTime() <= now) return setError(words.chooseTimeStill);
    return save(at.toISOString());
  };
  return (
    <FormDialog
      title={words.whenDoFollow}
      description={words.remindThen({ buyer: lead.buyer })}
      submitLabel={words.remindMe}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        return submit();
      }}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <button
            key={one.label}
            type="button"
            className="chip min-h-11"
            aria-pressed={typed === one.typed}
            onClick={() => {
              setTyped(one.typed);
              setError(undefined);
            }}
          >
            {one.label}
          </button>
        ))}
      </div>
      <Field label={words.dayTime} error={error}>
        <TextInput
          type="datetime-local"
          value={typed}
          min={asTyped(new Date(now))}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
      {lead.followUpAt && (
        <Button variant="quiet" busy={busy} onClick={() => void save(null)}>
          {words.doNotRemind}
        </Button>
      )}
    </FormDialog>
  );
}
