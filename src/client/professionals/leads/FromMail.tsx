import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { MAX_MAIL_LENGTH } from '#domain/professionals/enquiry-mail/limits.ts';
import type { EnquiryMail } from '#domain/professionals/enquiry-mail/read-mail.ts';
import words from '#messages/professionals/leads/index.ts';

interface Props {
  onRead: (enquiry: EnquiryMail) => void;
}

/** Reads a portal's enquiry mail, pasted or as a file; on this device, nothing of it is sent. */
export function FromMail({ onRead }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ error?: string; done?: string }>({});
  const read = async (text: string) => {
    if (text.length > MAX_MAIL_LENGTH) {
      return setSaid({ error: words.mailTooLong });
    }
    const { readMail } = await import('#domain/professionals/enquiry-mail/read-mail.ts');
    const enquiry = readMail(text);
    if (!enquiry) {
      return setSaid({ error: words.findNeitherName });
    }
    onRead(enquiry);
    setSaid({ done: words.readCheckFields });
  };
  return (
    <details className="rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {words.readFromPortals}
      </summary>
      <div className="grid gap-3 p-4 pt-0">
        <Field label={words.mailsText} error={said.error} help={words.staysDevice}>
          <TextArea
            rows={4}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setSaid({});
            }}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="quiet" disabled={!typed.trim()} onClick={() => void read(typed)}>
            {words.readMail}
          </Button>
          <label className="link inline-flex min-h-11 cursor-pointer items-center focus-within:outline-2">
            {words.openFileEml}
            <input
              type="file"
              accept=".eml,message/rfc822,text/plain"
              className="sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                target.value = '';
                if (file && file.size > MAX_MAIL_LENGTH) {
                  setSaid({ error: words.fileTooLarge });
                } else if (file) void file.text().then(read);
              }}
            />
          </label>
        </div>
        <p role="status" className="text-sm text-good">
          {said.done}
        </p>
      </div>
    </details>
  );
}
