import { useWatch } from 'react-hook-form';
import { classes } from '#client/ui/classes.ts';
import { SQFT_PER_SQM } from '#domain/homes/area.ts';
import { LineAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';

const UNITS = [
  { value: 'sqft', label: 'sq ft' },
  { value: 'sqm', label: 'sq m' },
] as const;
type Unit = (typeof UNITS)[number]['value'];
const AREAS = ['carpetArea', 'builtUpArea', 'plotArea'] as const;

/** What was typed, in the other unit; what is no number stays for its owner to mend. */
function converted(typed: string, to: Unit): string {
  const area = Number(typed.replace(/[,\s]/g, ''));
  if (!typed.trim() || !Number.isFinite(area)) return typed;
  return String(to === 'sqm' ? +(area / SQFT_PER_SQM).toFixed(2) : Math.round(area * SQFT_PER_SQM));
}

/** Areas in the unit its owner knows them in. */
export function AreaAnswers() {
  const { form, offer } = usePosting();
  const unit = useWatch({ control: form.control, name: 'areaUnit' });
  const said = UNITS.find(({ value }) => value === unit)?.label ?? 'sq ft';
  const change = (to: Unit) => {
    if (to === unit) return;
    for (const name of AREAS) form.setValue(name, converted(form.getValues(name), to));
    form.setValue('areaUnit', to, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <legend className="contents">
          <span className="font-semibold">Area</span>
        </legend>
        <div className="flex rounded-control border border-line-strong p-0.5">
          {UNITS.map(({ value, label }) => (
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
              {label}
            </label>
          ))}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineAnswer
          name="carpetArea"
          digits
          label={`Carpet area (${said})`}
          help="Usable floor inside the walls. It is on the RERA papers and the agreement."
        />
        <LineAnswer
          name="builtUpArea"
          digits
          label={`Built-up area (${said})`}
          help="With walls and balconies. Give it if you do not know the carpet area."
        />
        <LineAnswer
          name="plotArea"
          digits
          label={`${offer.subcategory === 'Plot' ? 'Area of the plot' : 'Plot around it'} (${said})`}
        />
      </div>
    </fieldset>
  );
}
