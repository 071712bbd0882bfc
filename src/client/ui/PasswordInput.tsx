import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import words from '#messages/lib/kit/index.ts';
import { classes, ICON_BUTTON } from './classes.ts';
import { TextInput } from './TextInput.tsx';

/** A password that can be looked at while typing. Say by `autoComplete` whether it is new. */
export function PasswordInput({
  className,
  autoComplete = 'current-password',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={classes('pr-12', className)}
      />
      <button
        type="button"
        aria-label={words.showPassword}
        aria-pressed={shown}
        className={classes(ICON_BUTTON, 'absolute inset-y-0 right-0')}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
