import { POSTING_AS } from '#contract/homes/listing-answers.ts';
import {
  CATEGORY_OF,
  FACING,
  FURNISHING,
  POSSESSION,
  PROPERTY_AGES,
  ZONES,
} from '#domain/homes/listing.ts';
import { POSTED_BY_LABEL } from '#domain/homes/posted-by.ts';
import { FURNISHING_LABEL, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { ChoiceAnswer, LineAnswer } from './AnswerField.tsx';
import { AreaAnswers } from './AreaAnswers.tsx';
import { usePosting } from './posting-form.ts';

const POSSESSION_WORDS: Record<(typeof POSSESSION)[number], string> = {
  'Ready To Move': 'Ready to move in',
  'Under Construction': 'Under construction',
  UpComing: 'Upcoming: building has not begun',
};
/** What is under construction is never asked its age. */
const AGES = PROPERTY_AGES.filter((age) => age !== 'UnderConstruction');

export function BasicsStep() {
  const { asked, offer } = usePosting();
  const isWork = CATEGORY_OF[offer.subcategory] === 'Commercial';
  return (
    <div className="grid gap-6">
      <ChoiceAnswer
        name="postedBy"
        label="You post as"
        className="max-w-sm"
        help="Buyers see it beside the price. A builder names the company, and the project’s RERA number where it has one."
        options={POSTING_AS.map((value) => ({ value, label: POSTED_BY_LABEL[value] }))}
      />
      {asked('bathrooms') && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <LineAnswer name="bedrooms" digits label="Bedrooms" />
          <LineAnswer name="bathrooms" digits label={isWork ? 'Washrooms' : 'Bathrooms'} />
          <LineAnswer name="balconies" digits label="Balconies" />
          <LineAnswer name="cabins" digits label="Cabins" />
          <LineAnswer name="garages" digits label="Parking places" />
        </div>
      )}
      <AreaAnswers />
      {asked('zone') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceAnswer
            name="zone"
            label="Zone"
            help="As in the development plan or on the zone certificate."
            options={ZONES.map((value) => ({ value, label: ZONE_LABEL[value] }))}
          />
          <LineAnswer name="roadWidth" digits label="Width of the road in front (metres)" />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <LineAnswer
          name="floor"
          label="On which floor"
          help="0 is the ground floor, -1 the basement."
        />
        <LineAnswer name="floors" digits label="Floors in the building" />
        <ChoiceAnswer
          name="lift"
          label="Lift"
          options={[
            { value: 'yes', label: 'There is a lift' },
            { value: 'no', label: 'Stairs only' },
          ]}
        />
        <ChoiceAnswer
          name="furnishing"
          label="Furnishing"
          options={FURNISHING.map((value) => ({ value, label: FURNISHING_LABEL[value] }))}
        />
        <ChoiceAnswer name="facing" label="Which way it faces" options={FACING} />
        <ChoiceAnswer
          name="possession"
          label="Possession"
          options={POSSESSION.map((value) => ({ value, label: POSSESSION_WORDS[value] }))}
        />
        <ChoiceAnswer
          name="age"
          label="Age"
          options={AGES.map((value) => ({ value, label: value.replace('Years', 'years') }))}
        />
        <LineAnswer name="possessionDate" type="date" label="Date of possession" />
        <LineAnswer
          name="availableFrom"
          type="date"
          label="Available from"
          help="Leave it empty if it is free now."
        />
      </div>
    </div>
  );
}
