import { useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/profile/index.ts';
import { AskContactCode } from './AskContactCode.tsx';
import { ConfirmContactCode } from './ConfirmContactCode.tsx';
import { CONTACT_LABEL, type ContactField } from './contact-field.ts';

interface Props {
  field: ContactField;
  onClose: () => void;
}

/** Another address or number in two steps: the password sends a code to it, the code takes it over. */
export function ChangeContact({ field, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog
      open
      size="narrow"
      title={checksWords.change({ field: CONTACT_LABEL[field] })}
      description={sentTo === undefined ? words.codeToNew : words.ifFree({ sentTo })}
      onClose={onClose}
    >
      {sentTo === undefined ? (
        <AskContactCode field={field} onSent={setSentTo} />
      ) : (
        <ConfirmContactCode
          field={field}
          value={sentTo}
          onDone={onClose}
          onBack={() => setSentTo(undefined)}
        />
      )}
    </Dialog>
  );
}
