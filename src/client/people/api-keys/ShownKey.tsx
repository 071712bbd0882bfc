import { ShownOnce } from '#client/people/security/ShownOnce.tsx';

interface Props {
  apiKey: string;
  onClose: () => void;
}

export function ShownKey({ apiKey, onClose }: Props) {
  return (
    <ShownOnce
      noun="key"
      value={apiKey}
      title="Copy your key now"
      description="We keep only its beginning and cannot show it again. Put it where your program reads its secrets, never into an address or into code that others see."
      onClose={onClose}
    >
      It goes into a header of each call:{' '}
      <code className="wrap-anywhere">authorization: Bearer {apiKey.slice(0, 12)}…</code>
    </ShownOnce>
  );
}
