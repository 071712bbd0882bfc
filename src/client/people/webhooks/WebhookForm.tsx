import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Failure } from '#client/people/kyc/Failure.tsx';
import { showFailure } from '#client/people/kyc/form-failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { changeWebhook, createWebhook, type Webhook } from '#contract/people/webhooks.ts';
import type { EventType } from '#domain/event-types.ts';
import kit from '#messages/lib/kit/index.ts';
import words from '#messages/people/webhooks/index.ts';
import { ChooseTypes } from './ChooseTypes.tsx';

interface Kept {
  url: string;
  description: string;
  types: EventType[];
}

interface Props {
  /** Left out: a new one. */
  webhook: Webhook | undefined;
  onAdded: (secret: string) => void;
  onClose: () => void;
}

/** Where events go, and which. */
export function WebhookForm({ webhook, onAdded, onClose }: Props) {
  const name = webhook ? `webhook-${webhook.id}` : 'webhook';
  const draft = useMemo(() => readDraft<Kept>(name), [name]);
  const form = useCallForm(createWebhook, {
    url: webhook?.url ?? 'https://',
    description: webhook?.description ?? '',
    types: (webhook?.types ?? []) as EventType[],
    ...draft,
  });
  useDraft(name, form);
  const { errors, isSubmitting } = form.formState;
  const types = form.watch('types') ?? [];
  /** No type says every type to the API; here it has to be said. */
  const [chooses, setChooses] = useState(types.length > 0);
  useEffect(() => form.setFocus('url'), [form]);
  const submit = form.handleSubmit(async (body) => {
    if (chooses && body.types.length === 0) {
      form.setError('types', { message: words.chooseOne });
      return;
    }
    try {
      if (webhook) {
        toast.success(
          (await call(changeWebhook, { params: { webhookId: webhook.id }, body })).message,
        );
        onClose();
      } else {
        onAdded((await call(createWebhook, { body })).data.secret);
      }
      dropDraft(name);
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl wrap-anywhere">
        {webhook ? words.changeWhich({ url: new URL(webhook.url).host }) : words.add}
      </h2>
      <Field label={words.address} required help={words.addressHelp} error={errors.url?.message}>
        <TextInput type="url" autoComplete="off" spellCheck={false} {...form.register('url')} />
      </Field>
      <Field
        label={words.description}
        help={words.descriptionHelp}
        error={errors.description?.message}
      >
        <TextInput autoComplete="off" {...form.register('description')} />
      </Field>
      <ChooseTypes
        types={types}
        chooses={chooses}
        error={errors.types?.message}
        onChange={(next) => {
          setChooses(next !== 'all');
          form.clearErrors('types');
          form.setValue('types', next === 'all' ? [] : next, { shouldDirty: true });
        }}
      />
      <Failure message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={webhook ? words.saving : words.adding}>
          {webhook ? words.save : words.addIt}
        </Button>
        <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
          {kit.cancel}
        </Button>
      </div>
    </form>
  );
}
