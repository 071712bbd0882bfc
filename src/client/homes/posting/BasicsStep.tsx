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
import { ageLabel, FACING_LABEL, FURNISHING_LABEL, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import words from '#messages/homes/posting/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { ChoiceAnswer, LineAnswer } from './AnswerField.tsx';
import { AreaAnswers } from './AreaAnswers.tsx';
import { usePosting } from './posting-form.ts';

const POSSESSION_WORDS: Record<(typeof POSSESSION)[number], string> = labels(
  () => words.possessionWords,
);
/** What is under construction is never asked its age. */
const AGES = PROPERTY_AGES.filter((age) => age !== 'UnderConstruction');

export function BasicsStep() {
  const { asked, offer } = usePosting();
  const isWork = CATEGORY_OF[offer.subcategory] === 'Commercial';
  return (
    <div className="grid gap-6">
      <ChoiceAnswer
        name="postedBy"
        label={words.post}
        className="max-w-sm"
        help={words.buyersSeeBeside}
        options={POSTING_AS.map((value) => ({ value, label: POSTED_BY_LABEL[value] }))}
      />
      {asked('bathrooms') && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <LineAnswer name="bedrooms" digits label={words.bedrooms} />
          <LineAnswer name="bathrooms" digits label={isWork ? words.washrooms : words.bathrooms} />
          <LineAnswer name="balconies" digits label={words.balconies} />
          <LineAnswer name="cabins" digits label={words.cabins} />
          <LineAnswer name="garages" digits label={words.parkingPlaces} />
        </div>
      )}
      <AreaAnswers />
      {asked('zone') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceAnswer
            name="zone"
            label={words.zone}
            help={words.developmentPlanZone}
            options={ZONES.map((value) => ({ value, label: ZONE_LABEL[value] }))}
          />
          <LineAnswer name="roadWidth" digits label={words.widthRoadFront} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <LineAnswer name="floor" label={words.whichFloor} help={words.n0GroundFloor} />
        <LineAnswer name="floors" digits label={words.floorsBuilding} />
        <ChoiceAnswer
          name="lift"
          label={words.lift}
          options={[
            { value: 'yes', label: words.thereIs },
            { value: 'no', label: words.stairsOnly },
          ]}
        />
        <ChoiceAnswer
          name="furnishing"
          label={words.furnishing}
          options={FURNISHING.map((value) => ({ value, label: FURNISHING_LABEL[value] }))}
        />
        <ChoiceAnswer
          name="facing"
          label={words.whichWayFaces}
          options={FACING.map((value) => ({ value, label: FACING_LABEL[value] }))}
        />
        <ChoiceAnswer
          name="possession"
          label={words.possession}
          options={POSSESSION.map((value) => ({ value, label: POSSESSION_WORDS[value] }))}
        />
        <ChoiceAnswer
          name="age"
          label={words.age}
          options={AGES.map((value) => ({
            value,
            label: ageLabel(value).replace('Years', 'years'),
          }))}
        />
        <LineAnswer name="possessionDate" type="date" label={words.datePossession} />
        <LineAnswer
          name="availableFrom"
          type="date"
          label={words.availableFrom}
          help={words.leaveEmptyIf}
        />
      </div>
    </div>
  );
}
