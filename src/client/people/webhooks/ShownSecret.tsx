import { ShownOnce } from '#client/people/security/ShownOnce.tsx';

interface Props {
  secret: string;
  onClose: () => void;
}

export function ShownSecret({ secret, onClose }: Props) {
  return (
    <ShownOnce
      noun="secret"
      value={secret}
      title="Copy the secret now"
      description="It is not shown again. Put it where your system reads its secrets: by it you know that an event comes from us."
      onClose={onClose}
    >
      It signs the header <code className="wrap-anywhere">webhook-signature</code> of each delivery,
      as Standard Webhooks say.
    </ShownOnce>
  );
}
