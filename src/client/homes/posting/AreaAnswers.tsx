import { useWatch } from 'react-hook-form';
import { classes } from '#client/ui/classes.ts';
import { AREA_UNIT_LABEL, AREA_UNITS, type AreaUnit, SQFT_PER } from '#domain/homes/area.ts';
import type { Subcategory } from '#domain/homes/listing.ts';
import words from '#messages/homes/posting/index.ts';
import { LineAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';

const AREAS = ['carpetArea', 'builtUpArea', 'plotArea'] as const;

/** Floors are measured in feet or metres, land in guntha and acres too. */
const unitsOf = (subcategory: Subcategory): readonly AreaUnit[] =>
  subcategory === 'Plot' ? AREA_UNITS : ['sqft', 'sqm'];

/** What was typed, in another unit; what is no number stays for its owner to mend. */
function converted(typed: string, from: AreaUnit, to: AreaUnit): string {
  const area = Number(typed.replace(/[,\s]/g, ''));
  if (!typed.trim() || !Number.isFinite(area)) return typed;
  const inNew = (area * SQFT_PER[from]) / SQFT_PER[to];
  return String(to === 'sqft' ? Math.round(inNew) : +inNew.toFixed(to === 'acre' ? 4 : 2));
}

/** Areas in the unit its owner knows them in. */
export function AreaAnswers() {
  const { form, offer } = usePosting();
  const unit = useWatch({ control: form.control, name: 'areaUnit' });
  const said = AREA_UNIT_LABEL[unit];
  const change = (to: AreaUnit) => {
    if (to === unit) return;
    for (const name of AREAS) form.setValue(name, converted(form.getValues(name), unit, to));
    form.setValue('areaUnit', to, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <legend className="contents">
          <span className="font-semibold">{words.area}</span>
        </legend>
        <div className="flex rounded-control border border-line-strong p-0.5">
          {unitsOf(offer.subcategory).map((value) => (
            <label
              key={value}
              className={classes(
                'flex min-h-10 cursor-pointer items-center rounded-[6px] px-3 has-focus-visible:outline-3 has-focus-visible:outline-brand',
                unit === value && 'bg-brand-soft font-semibold text-brand-strong',
              )}
            >
              <input
                type="radio"
                name="area-unit"
                className="sr-only"
                checked={unit === value}
                onChange={() => change(value)}
              />
              {AREA_UNIT_LABEL[value]}
            </label>
          ))}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineAnswer
          name="carpetArea"
          digits
          label={words.carpetArea({ said })}
          help={words.usableFloorInside}
        />
        <LineAnswer
          name="builtUpArea"
          digits
          label={words.builtUpArea({ said })}
          help={words.wallsBalconiesGive}
        />
        <LineAnswer
          name="plotArea"
          digits
          label={`${offer.subcategory === 'Plot' ? words.areaPlot : words.plotAround} (${said})`}
        />
      </div>
    </fieldset>
  );
}
