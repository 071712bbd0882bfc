import { type SyntheticEvent, useState } from 'react';
import { failureWords } from '#client/lib/error-messages.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import { askQuote, type OrderRequest } from './use-quote.ts';

interface Props {
  request: OrderRequest;
  /** The code in effect. */
  coupon: string | undefined;
  onCoupon: (code: string | undefined) => void;
}

function Taken({ coupon, onCoupon }: Pick<Props, 'coupon' | 'onCoupon'>) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span role="status">{filled(buyingWords.codeTakenOff, { bold: <b>{coupon}</b> })}</span>
      <button type="button" className="link min-h-11" onClick={() => onCoupon(undefined)}>
        {words.leaveOut}
      </button>
    </p>
  );
}

/** A code that takes something off; the server says at once whether it holds. */
export function CouponField({ request, coupon, onCoupon }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (coupon) return <Taken coupon={coupon} onCoupon={onCoupon} />;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    if (!code) return setError(words.codeFirst);
    setBusy(true);
    try {
      await askQuote({ ...request, coupon: code });
      setTyped('');
      onCoupon(code);
    } catch (refused) {
      setError(failureWords(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={words.discountCode} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="uppercase"
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" variant="quiet" busy={busy}>
              {words.apply}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
