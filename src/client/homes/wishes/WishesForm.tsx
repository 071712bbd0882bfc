import { Controller } from 'react-hook-form';
import { AreasInput } from '#client/homes/place-input/AreasInput.tsx';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { getHomeWishes, saveHomeWishes } from '#contract/homes/wishes.ts';
import {
  type HomeWishes,
  MAX_RESIDENTS,
  MAX_WISHED_AREAS,
  NO_WISHES,
} from '#domain/homes/home-wishes.ts';
import { TENANTS } from '#domain/homes/listing.ts';
import { TENANT_LABEL } from '#domain/homes/term-labels.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/homes/wanted/index.ts';
import { WishesSearch } from './WishesSearch.tsx';

const DRAFT = 'wishes';
const OFFERS = [
  {
    value: 'rent',
    get label() {
      return words.rent;
    },
  },
  {
    value: 'sell',
    get label() {
      return words.buy;
    },
  },
];
const FOOD = [
  {
    value: 'true',
    get label() {
      return words.vegetarian;
    },
  },
  {
    value: 'false',
    get label() {
      return words.notVegetarian;
    },
  },
];
const PETS = [
  {
    value: 'true',
    get label() {
      return words.pets;
    },
  },
  {
    value: 'false',
    get label() {
      return words.noPets;
    },
  },
];
const NOT_SAID = () => words.notSaid;

const orNull = { setValueAs: (typed: unknown) => typed || null };
const numberOrNull = {
  setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)),
};
const yesNoOrNull = {
  setValueAs: (typed: unknown) =>
    typeof typed === 'boolean' ? typed : typed ? typed === 'true' : null,
};

function Form({ wishes }: { wishes: HomeWishes }) {
  const form = useCallForm(saveHomeWishes, { ...wishes, ...readDraft<HomeWishes>(DRAFT) });
  useDraft(DRAFT, form);
  const { busy, take } = useStep({ form, staysOpen: true });
  const { errors } = form.formState;
  const listedIn = form.watch('listedIn');
  const submit = form.handleSubmit((body) =>
    take(async () => {
      const answer = await call(saveHomeWishes, { body });
      form.reset(answer.data);
      dropDraft(DRAFT);
      return answer;
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-muted">{words.toldOnceStands}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.home} error={errors.listedIn?.message}>
          <Select
            placeholder={NOT_SAID()}
            options={OFFERS}
            {...form.register('listedIn', orNull)}
          />
        </Field>
        <Field
          label={listedIn === 'rent' ? words.rentMostMonth : words.priceMost}
          help={words.neverShownOwners}
          error={errors.budget?.message}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            {...form.register('budget', numberOrNull)}
          />
        </Field>
        <Field label={words.move} error={errors.moveInOn?.message}>
          <TextInput
            type="date"
            min={puneDate(new Date())}
            {...form.register('moveInOn', orNull)}
          />
        </Field>
        <Field label={words.whoWouldLive} error={errors.tenants?.message}>
          <Select
            placeholder={NOT_SAID()}
            options={TENANTS.map((value) => ({ value, label: TENANT_LABEL[value] }))}
            {...form.register('tenants', orNull)}
          />
        </Field>
        <Field label={words.howManyPeople} error={errors.residents?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_RESIDENTS}
            {...form.register('residents', numberOrNull)}
          />
        </Field>
        <Field label={words.food} error={errors.vegetarian?.message}>
          <Select
            placeholder={NOT_SAID()}
            options={FOOD}
            {...form.register('vegetarian', yesNoOrNull)}
          />
        </Field>
        <Field label={words.petsWord} error={errors.pets?.message}>
          <Select placeholder={NOT_SAID()} options={PETS} {...form.register('pets', yesNoOrNull)} />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="areas"
        render={({ field }) => (
          <AreasInput
            label={words.localitiesWouldLike}
            most={MAX_WISHED_AREAS}
            value={field.value}
            onChange={field.onChange}
            error={errors.areas?.message}
          />
        )}
      />
      <Checkbox
        label={words.showOwnersI}
        help={words.besideMessageWhile}
        {...form.register('shared')}
      />
      <Button type="submit" busy={busy} busyLabel={words.saving} className="justify-self-start">
        {words.saveWhatI}
      </Button>
    </form>
  );
}

/** What somebody looks for, told once; with the search that follows from it. */
export function WishesForm() {
  const { state, answer, error, reload } = useCall(getHomeWishes);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-6">
            <Form wishes={answer.data ?? NO_WISHES} />
            {answer.data && <WishesSearch wishes={answer.data} />}
          </div>
        )
      }
    </Loader>
  );
}
