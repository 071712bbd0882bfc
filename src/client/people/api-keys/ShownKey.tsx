import { ShownOnce } from '#client/people/security/ShownOnce.tsx';
import { around } from '#messages/lib/around.ts';
import words from '#messages/people/api-keys/index.ts';

interface Props {
  apiKey: string;
  onClose: () => void;
}

export function ShownKey({ apiKey, onClose }: Props) {
  const [before, after] = around((header) => words.goesInto({ header }));
  return (
    <ShownOnce
      noun="key"
      value={apiKey}
      title={words.copyKey}
      description={words.copyKeyMeans}
      onClose={onClose}
    >
      {before}
      <code className="wrap-anywhere">{`authorization: Bearer ${apiKey.slice(0, 12)}…`}</code>
      {after}
    </ShownOnce>
  );
}
