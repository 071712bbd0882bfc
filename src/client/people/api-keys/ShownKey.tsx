import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';

interface Props {
  apiKey: string;
  onClose: () => void;
}

/** Shown this once. Closes by its own button alone, so that no stray click takes it away. */
export function ShownKey({ apiKey, onClose }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey);
      toast.success('The key is copied.');
    } catch {
      toast.error('Your browser does not let us copy. Select the key and copy it.');
    }
  };
  return (
    <Dialog
      open
      blocking
      title="Copy your key now"
      description="We keep only its beginning and cannot show it again. Put it where your program reads its secrets, never into an address or into code that others see."
      actions={
        <>
          <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>I have kept it</Button>
        </>
      }
    >
      <Field label="Your key">
        <TextInput
          readOnly
          value={apiKey}
          className="font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="text-sm text-muted">
        It goes into a header of each call:{' '}
        <code className="wrap-anywhere">authorization: Bearer {apiKey.slice(0, 12)}…</code>
      </p>
    </Dialog>
  );
}
