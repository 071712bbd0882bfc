import { Star } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import words from '#messages/professionals/reviews/index.ts';

const ALL = [1, 2, 3, 4, 5] as const;

/** A number of stars, read out as such. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex" role="img" aria-label={words.n5Stars({ value })}>
      {ALL.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={classes(
            'size-5',
            star <= Math.round(value) ? 'fill-accent text-accent' : 'text-line-strong',
          )}
        />
      ))}
    </span>
  );
}

const WORDS = () => ['', words.bad, words.poor, words.fair, words.good, words.veryGood] as const;

interface Props {
  name: string;
  value: number | undefined;
  onChange: (stars: number) => void;
  error: string | undefined;
}

/** Stars to give: five radio buttons, each as large as a thumb. */
export function StarsInput({ name, value = 0, onChange, error }: Props) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold">
        {words.starsWord}{' '}
        <span aria-hidden="true" className="text-bad">
          *
        </span>
      </legend>
      <div className="flex flex-wrap items-center">
        {ALL.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={words.starsLabel({ star, star2: WORDS()[star] })}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <Star
              aria-hidden="true"
              className={classes(
                'size-8',
                star <= value ? 'fill-accent text-accent' : 'text-line-strong',
              )}
            />
          </label>
        ))}
        <span className="ml-2 font-semibold">{WORDS()[value]}</span>
      </div>
      <p id={`${name}-error`} aria-live="polite" className="text-sm font-medium text-bad">
        {error}
      </p>
    </fieldset>
  );
}
