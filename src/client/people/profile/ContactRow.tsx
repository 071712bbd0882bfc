import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/profile/index.ts';
import { ChangeContact } from './ChangeContact.tsx';
import { CONTACT_LABEL, type ContactField } from './contact-field.ts';

interface Props {
  field: ContactField;
  label: string;
  /** As it is now, or what to say where there is none. */
  value: string;
}

/** An address or number as it is, and the way to another. */
export function ContactRow({ field, label, value }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-semibold wrap-anywhere">{value}</p>
      </div>
      <Button
        variant="quiet"
        aria-label={checksWords.change({ field: CONTACT_LABEL[field] })}
        onClick={() => setOpen(true)}
      >
        {words.change}
      </Button>
      {open && <ChangeContact field={field} onClose={() => setOpen(false)} />}
    </div>
  );
}
