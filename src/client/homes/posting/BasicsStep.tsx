import { FACING, FURNISHING, POSSESSION, PROPERTY_AGES } from '#domain/homes/listing.ts';
import { ChoiceAnswer, LineAnswer } from './AnswerField.tsx';
import { AreaAnswers } from './AreaAnswers.tsx';
import { usePosting } from './posting-form.ts';

const FURNISHING_WORDS: Record<(typeof FURNISHING)[number], string> = {
  Furnished: 'Furnished',
  'Semi-Furnished': 'Semi-furnished',
  UnFurnished: 'Unfurnished',
};
const POSSESSION_WORDS: Record<(typeof POSSESSION)[number], string> = {
  'Ready To Move': 'Ready to move in',
  'Under Construction': 'Under construction',
  UpComing: 'Upcoming: building has not begun',
};
/** What is under construction is never asked its age. */
const AGES = PROPERTY_AGES.filter((age) => age !== 'UnderConstruction');

export function BasicsStep() {
  const { asked } = usePosting();
  return (
    <div className="grid gap-6">
      {asked('bathrooms') && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <LineAnswer name="bedrooms" digits label="Bedrooms" />
          <LineAnswer name="bathrooms" digits label="Bathrooms" />
          <LineAnswer name="balconies" digits label="Balconies" />
          <LineAnswer name="garages" digits label="Parking places" />
        </div>
      )}
      <AreaAnswers />
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
          options={FURNISHING.map((value) => ({ value, label: FURNISHING_WORDS[value] }))}
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
      </div>
    </div>
  );
}
