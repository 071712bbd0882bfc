import { Fingerprint, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/security/index.ts';
import { knowsPasskeys } from './device.ts';

const ICON: Record<SecondFactor, LucideIcon> = {
  passkey: Fingerprint,
  authenticator_app: Smartphone,
  recovery_code: LifeBuoy,
};

/** Those of somebody's factors that this browser can take, the most comfortable first. */
export const usable = (factors: readonly SecondFactor[]): SecondFactor[] =>
  factors.filter((factor) => factor !== 'passkey' || knowsPasskeys());

interface Props {
  factors: readonly SecondFactor[];
  chosen: SecondFactor | undefined;
  disabled: boolean;
  onChoose: (factor: SecondFactor) => void;
}

/** The ways beside the one that is open. */
export function FactorChoice({ factors, chosen, disabled, onChoose }: Props) {
  const others = factors.filter((factor) => factor !== chosen);
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={words.otherWays}>
      {others.map((factor) => (
        <li key={factor} className="grid">
          <Button
            variant="quiet"
            icon={ICON[factor]}
            disabled={disabled}
            onClick={() => onChoose(factor)}
          >
            {words.use[factor]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
