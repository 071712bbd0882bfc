import { useEffect, useMemo } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { showFailure } from '#client/people/kyc/form-failure.ts';
import { PasskeyInstead } from '#client/people/security/PasskeyInstead.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FieldNotes } from '#client/ui/FieldNotes.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { createKey } from '#contract/people/api-keys.ts';
import {
  KEY_KIND_LABEL,
  KEY_KINDS,
  type KeyKind,
  SCOPE_LABEL,
  SCOPES,
  type Scope,
} from '#domain/lib/api-key.ts';
import kit from '#messages/lib/kit/index.ts';
import words from '#messages/people/api-keys/index.ts';
import security from '#messages/people/security/index.ts';

const DRAFT = 'api-key';
const SECRET = ['password'] as const;

const lives = () => [
  { value: 30, label: words.lives.days30 },
  { value: 90, label: words.lives.days90 },
  { value: 365, label: words.lives.year },
  { value: '', label: words.lives.never },
];

interface Kept {
  kind: KeyKind;
  name: string;
  scopes: Scope[];
  origins: string[];
  days: number | null;
}

interface Props {
  email: string;
  onMade: (key: string) => void;
  onCancel: () => void;
}

/** What the key is to be able to do, and for how long; then the password once more. */
export function KeyForm({ email, onMade, onCancel }: Props) {
  const draft = useMemo(() => readDraft<Kept>(DRAFT), []);
  const form = useCallForm(createKey, {
    ...{ kind: 'live', name: '', scopes: [], origins: [], days: 90, password: '' },
    ...draft,
  });
  useDraft(DRAFT, form, SECRET);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('name'), [form]);
  const kind = form.watch('kind');
  const submit = form.handleSubmit(async (body) => {
    const origins = body.origins.filter((line) => line.trim() !== '');
    try {
      const { data } = await call(createKey, { body: { ...body, origins } });
      dropDraft(DRAFT);
      onMade(data.key);
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{words.makeKey}</h2>
      <Field label={words.name} required help={words.nameHelp} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label={words.whichKind}
        required
        help={words.kindMeans[kind]}
        error={errors.kind?.message}
      >
        <Select
          options={KEY_KINDS.map((value) => ({ value, label: KEY_KIND_LABEL[value] }))}
          {...form.register('kind')}
        />
      </Field>
      {kind === 'publishable' ? (
        <Field label={words.sites} required help={words.sitesHelp} error={errors.origins?.message}>
          <TextArea
            rows={3}
            spellCheck={false}
            value={(form.watch('origins') ?? []).join('\n')}
            onChange={(event) =>
              form.setValue('origins', event.target.value.split('\n'), { shouldDirty: true })
            }
          />
        </Field>
      ) : (
        <fieldset>
          <legend className="font-semibold">{words.whatMayItDo}</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={
                <>
                  {SCOPE_LABEL[scope]} <code className="text-sm text-muted">{scope}</code>
                </>
              }
              {...form.register('scopes')}
            />
          ))}
          <FieldNotes id="scopes" error={errors.scopes?.message} />
        </fieldset>
      )}
      <Field label={words.whenEnds} error={errors.days?.message}>
        <Select
          options={lives()}
          {...form.register('days', {
            setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
          })}
        />
      </Field>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={security.yourPassword}
        required
        help={words.onceMore}
        error={errors.password?.message}
      >
        <PasswordInput {...form.register('password')} />
      </Field>
      <PasskeyInstead onConfirmed={(password) => form.setValue('password', password)} />
      <Failure message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={words.makingKey}>
          {words.makeTheKey}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
          {kit.cancel}
        </Button>
      </div>
    </form>
  );
}
