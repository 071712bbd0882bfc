import { WandSparkles } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { AMENITIES_NEARBY, EXTERIOR_MATERIALS, STRUCTURE_TYPES } from '#domain/homes/listing.ts';
import { suggestDescription, suggestTitle } from '#domain/homes/listing-text.ts';
import { AMENITY_LABEL, MATERIAL_LABEL, STRUCTURE_LABEL } from '#domain/homes/term-labels.ts';
import { needsRera, reraProjectWords } from '#domain/people/rera.ts';
import words from '#messages/homes/posting/index.ts';
import { ChoiceAnswer, LineAnswer } from './AnswerField.tsx';
import { factsFrom } from './facts.ts';
import { usePosting } from './posting-form.ts';
import { SeveralAnswer } from './SeveralAnswer.tsx';
import { VisitAnswers } from './VisitAnswers.tsx';

/** Fills a text from the answers; what its owner wrote is replaced only by their own press. */
function Suggest({ name }: { name: 'title' | 'description' }) {
  const { form, offer } = usePosting();
  const { placeOf } = useLocalities();
  const typed = useWatch({ control: form.control, name });
  const write = () => {
    const values = form.getValues();
    const facts = factsFrom(values, offer, placeOf(values.localitySlug)?.name ?? 'Pune');
    const text = name === 'title' ? suggestTitle(facts) : suggestDescription(facts);
    form.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <Button
      variant="quiet"
      icon={WandSparkles}
      onClick={write}
      className="justify-self-start text-left whitespace-normal"
    >
      {typed.trim()
        ? words.writeAnewMe({ name: words.textNames[name] })
        : words.writeMe({ name: words.textNames[name] })}
    </Button>
  );
}

export function DetailsStep() {
  const { form, offer, asked } = usePosting();
  const { errors } = form.formState;
  const mustRegister = needsRera({
    listedIn: offer.listedIn,
    possession: offer.possession ?? null,
  });
  return (
    <div className="grid gap-6">
      <SeveralAnswer
        name="amenities"
        legend={words.close}
        choices={AMENITIES_NEARBY.map((value) => ({ value, label: AMENITY_LABEL[value] }))}
      />
      {asked('exteriorMaterial') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceAnswer
            name="exteriorMaterial"
            label={words.outerWalls}
            options={EXTERIOR_MATERIALS.map((value) => ({ value, label: MATERIAL_LABEL[value] }))}
          />
          <ChoiceAnswer
            name="structureType"
            label={words.structure}
            options={STRUCTURE_TYPES.map((value) => ({ value, label: STRUCTURE_LABEL[value] }))}
          />
        </div>
      )}
      {asked('reraNumber') && (
        <Field
          label={words.reraNumberProject}
          required={mustRegister}
          help={
            mustRegister
              ? words.lawAsksBefore({ reraProjectWords: reraProjectWords() })
              : words.ifProjectOne({ reraProjectWords: reraProjectWords() })
          }
          error={errors.reraNumber?.message}
          className="max-w-sm"
        >
          <TextInput
            autoComplete="off"
            placeholder="P52100012345"
            {...form.register('reraNumber')}
          />
        </Field>
      )}
      <div className="grid gap-2">
        <LineAnswer name="title" label={words.title} maxLength={100} help={words.whatBuyerReads} />
        <Suggest name="title" />
      </div>
      <div className="grid gap-2">
        <Field
          label={words.description}
          help={words.whatWouldTell}
          error={errors.description?.message}
        >
          <TextArea rows={7} maxLength={3_000} {...form.register('description')} />
        </Field>
        <Suggest name="description" />
      </div>
      <VisitAnswers />
    </div>
  );
}
