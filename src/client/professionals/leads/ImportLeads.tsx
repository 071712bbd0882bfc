import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Select } from '#client/ui/Select.tsx';
import { importOwnLeads, type LeadImport } from '#contract/professionals/own-leads.ts';
import { MAX_LEAD_FILE_ROWS } from '#domain/professionals/own-lead.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/leads/index.ts';
import {
  FILE_FIELDS,
  guessColumns,
  type LeadFile,
  type Mapping,
  readLeadFile,
  rowsOf,
} from './lead-file.ts';

const MAX_BYTES = 1024 * 1024;
const TONE = { added: 'good', duplicate: 'neutral', refused: 'bad' } as const;
const WORD = labels(() => words.word);
/** Lines shown of what is wrong; the rest is counted. */
const SHOWN = 50;

/** In portions that a call takes. */
async function send(file: LeadFile, mapping: Mapping, dryRun: boolean) {
  const rows = rowsOf(file, mapping);
  const all: LeadImport = { added: 0, rows: [] };
  for (let i = 0; i < rows.length; i += MAX_LEAD_FILE_ROWS) {
    const part = rows.slice(i, i + MAX_LEAD_FILE_ROWS);
    const { data } = await call(importOwnLeads, { body: { rows: part, dryRun } });
    all.added += data.added;
    all.rows.push(...data.rows);
  }
  return all;
}

function Outcome({ outcome }: { outcome: LeadImport }) {
  const worth = outcome.rows.filter(({ outcome: how }) => how !== 'added');
  return (
    <div className="grid gap-2">
      <p role="status">
        {words.linesCanAdded({ added: outcome.added, rowCount: outcome.rows.length })}
      </p>
      {worth.length > 0 && (
        <ul aria-label={words.linesLeftOut} className="grid max-h-60 gap-1 overflow-y-auto">
          {worth.slice(0, SHOWN).map(({ line, outcome: how, message }) => (
            <li key={line} className="flex flex-wrap items-baseline gap-2 text-sm">
              <span className="tabular">{words.line({ line })}</span>
              <Badge tone={TONE[how]}>{WORD[how]}</Badge>
              <span className="min-w-0 wrap-anywhere">{message}</span>
            </li>
          ))}
        </ul>
      )}
      {worth.length > SHOWN && (
        <p className="text-sm text-muted">
          {words.moreLines({ worthCount: worth.length - SHOWN })}
        </p>
      )}
    </div>
  );
}

/** A spreadsheet's lines become leads: columns are matched, tried, then added. */
export function ImportLeads({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<LeadFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [error, setError] = useState<string>();
  const [tried, setTried] = useState<LeadImport>();
  const [trying, setTrying] = useState(false);
  const { busy, take } = useStep({ staysOpen: true });
  const open = async (chosen: File) => {
    setTried(undefined);
    const read = await readLeadFile(await chosen.text());
    if (typeof read === 'string') return setError(read);
    setError(undefined);
    setFile(read);
    setMapping(guessColumns(read.head));
  };
  const tryOut = async () => {
    if (!file) return;
    setTrying(true);
    try {
      setTried(await send(file, mapping, true));
    } catch (problem) {
      toastError(problem);
    } finally {
      setTrying(false);
    }
  };
  const bring = async () => {
    if (!file) return;
    const isDone = await take(async () => {
      const { added } = await send(file, mapping, false);
      return { message: words.leadsAddedDesk({ added }) };
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      size="normal"
      title={words.addLeadsFrom}
      description={words.csvFileSpreadsheets}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button
            variant={tried ? 'quiet' : 'primary'}
            disabled={!file}
            busy={trying}
            onClick={() => void tryOut()}
          >
            {words.seeWhatWould}
          </Button>
          {tried && (
            <Button disabled={tried.added === 0} busy={busy} onClick={() => void bring()}>
              {words.addLeads({ added: tried.added })}
            </Button>
          )}
        </>
      }
    >
      <FileDrop
        label={words.csvFile}
        accept=".csv,text/csv"
        maxBytes={MAX_BYTES}
        error={error}
        onFile={(chosen) => void open(chosen)}
      />
      {file && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="pb-2 font-semibold">
            {words.whichColumnWhat({ lineCount: file.lines.length })}
          </legend>
          {FILE_FIELDS.map(({ field, label }) => (
            <Field key={field} label={label}>
              <Select
                options={file.head.map((name, i) => ({
                  value: i,
                  label: name || words.column({ i: i + 1 }),
                }))}
                placeholder={words.notFile}
                value={mapping[field] ?? ''}
                onChange={({ target }) => {
                  setTried(undefined);
                  const { [field]: _, ...rest } = mapping;
                  setMapping(
                    target.value === '' ? rest : { ...rest, [field]: Number(target.value) },
                  );
                }}
              />
            </Field>
          ))}
        </fieldset>
      )}
      {tried && <Outcome outcome={tried} />}
    </Dialog>
  );
}
