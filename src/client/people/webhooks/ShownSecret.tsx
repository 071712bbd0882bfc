import { ShownOnce } from '#client/people/security/ShownOnce.tsx';
import { around } from '#messages/lib/around.ts';
import words from '#messages/people/webhooks/index.ts';

/** It carries what was signed with the secret. */
const HEADER = 'webhook-signature';

interface Props {
  secret: string;
  onClose: () => void;
}

export function ShownSecret({ secret, onClose }: Props) {
  const [before, after] = around((header) => words.signs({ header }));
  return (
    <ShownOnce
      noun="secret"
      value={secret}
      title={words.copySecret}
      description={words.copySecretMeans}
      onClose={onClose}
    >
      {before}
      <code className="wrap-anywhere">{HEADER}</code>
      {after}
    </ShownOnce>
  );
}
