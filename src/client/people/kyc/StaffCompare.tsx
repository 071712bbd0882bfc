import type { KycCheck } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { Failure } from './Failure.tsx';

/** A check whose name staff compare with the account's, or found to be another's. */
export function StaffCompare({ check, what }: { check: KycCheck | null; what: string }) {
  if (check?.state === 'submitted') {
    return (
      <p>
        The name on your {what} is not quite that of your account. Our staff compare them since{' '}
        {formatDate(check.at)}, usually within two working days.
      </p>
    );
  }
  if (check?.state === 'recheck') {
    return (
      <p>
        The name of your account was changed on {formatDate(check.at)}, so this is to be checked
        again. Our staff compare the names, usually within two working days; you need not wait if
        you verify again now, or change the name back.
      </p>
    );
  }
  if (check?.state === 'rejected') {
    return <Failure message={check.reason ?? `We could not accept this ${what}.`} />;
  }
  return null;
}
