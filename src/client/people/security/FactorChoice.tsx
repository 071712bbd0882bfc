import { Fingerprint, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/security/index.ts';
import signInWords from '#messages/people/sign-in/index.ts';
import { knowsPasskeys } from './device.ts';

const LOOK: Record<SecondFactor, { icon: LucideIcon; label: () => string }> = {
  passkey: { icon: Fingerprint, label: () => signInWords.usePasskey },
  authenticator_app: { icon: Smartphone, label: () => signInWords.useApp },
  recovery_code: { icon: LifeBuoy, label: () => signInWords.useRecoveryCode },
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
            icon={LOOK[factor].icon}
            disabled={disabled}
            onClick={() => onChoose(factor)}
          >
            {LOOK[factor].label()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
