import { classes } from '#client/ui/classes.ts';
import { usePosting } from './posting-form.ts';

interface Props {
  name: 'amenities' | 'tenants' | 'visitDays';
  legend: string;
  choices: readonly { value: string; label: string }[];
  help?: string;
  className?: string;
}

/** An answer of which any number may be ticked. */
export function SeveralAnswer({ name, legend, choices, help, className }: Props) {
  const { form } = usePosting();
  return (
    <fieldset className={classes('grid content-start gap-2', className)}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className="chip min-h-11 cursor-pointer">
            <input
              type="checkbox"
              className="accent-brand"
              value={value}
              {...form.register(name)}
            />
            {label}
          </label>
        ))}
      </div>
      {help && <p className="text-sm text-muted">{help}</p>}
    </fieldset>
  );
}
