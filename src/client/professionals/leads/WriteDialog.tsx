import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { deleteTemplate, listTemplates, saveTemplate } from '#contract/professionals/lead-work.ts';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { fillTemplate, TEMPLATE_FIELDS } from '#domain/professionals/own-lead.ts';
import leadsWords from '#messages/professionals/leads/index.ts';

const FIELDS = TEMPLATE_FIELDS.map((field) => `{${field}}`).join(', ');

/** What the fields become for a lead: their name, and the home that fits best. */
function valuesFor({ buyer, matches }: LeadDetail) {
  const home = matches[0]?.listing.propertydata;
  return {
    name: buyer.split(' ')[0] ?? buyer,
    ...(home && {
      home: home.title,
      price: formatPriceShort(home.price),
      link: `${location.origin}/ViewPropertyDetails/${home.id}`,
    }),
  };
}

interface Props {
  lead: LeadDetail;
  mobile: string;
  /** They have gone on to WhatsApp with it. */
  onSent: () => void;
  onClose: () => void;
}

/** Words for WhatsApp, out of a template or typed, and kept as one. */
export function WriteDialog({ lead, mobile, onSent, onClose }: Props) {
  const { answer } = useCall(listTemplates);
  const templates = answer?.data ?? [];
  const [chosen, setChosen] = useState(0);
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const { busy, take } = useStep({ staysOpen: true });
  const filled = fillTemplate(words, valuesFor(lead));
  return (
    <Dialog
      open
      title={leadsWords.whatsappTo({ buyer: lead.buyer })}
      description={leadsWords.templatesTheseBecome({ fields: FIELDS })}
      onClose={onClose}
      actions={
        <ButtonLink
          href={`https://wa.me/91${mobile}?text=${encodeURIComponent(filled)}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            onSent();
            onClose();
          }}
        >
          {leadsWords.openWhatsapp}
        </ButtonLink>
      }
    >
      {templates.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <Field label={leadsWords.template}>
              <Select
                options={templates.map(({ id, name: label }) => ({ value: id, label }))}
                placeholder={leadsWords.none}
                value={chosen || ''}
                onChange={({ target }) => {
                  const found = templates.find(({ id }) => id === Number(target.value));
                  setChosen(found?.id ?? 0);
                  setWords(found?.body ?? '');
                  setName(found?.name ?? '');
                }}
              />
            </Field>
          </div>
          {chosen > 0 && (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => {
                void take(() => call(deleteTemplate, { params: { id: chosen } }));
                setChosen(0);
              }}
            >
              {leadsWords.deleteIt}
            </Button>
          )}
        </div>
      )}
      <Field label={leadsWords.words}>
        <TextArea
          rows={4}
          maxLength={1_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {filled !== words && (
        <div>
          <p className="text-sm text-muted">{leadsWords.theyRead}</p>
          <p className="rounded-card bg-sunk p-3 wrap-anywhere whitespace-pre-line">{filled}</p>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <Field label={leadsWords.keepTemplateNamed}>
            <TextInput
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        </div>
        <Button
          variant="quiet"
          busy={busy}
          disabled={!name.trim() || !words.trim()}
          onClick={() => void take(() => call(saveTemplate, { body: { name, body: words } }))}
        >
          {leadsWords.keep}
        </Button>
      </div>
    </Dialog>
  );
}
