import type { KycCheck } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/people/checks/index.ts';
import { Failure } from './Failure.tsx';

/** A check whose name staff compare with the account's, or found to be another's. */
export function StaffCompare({ check, what }: { check: KycCheck | null; what: string }) {
  if (check?.state === 'submitted') {
    return <p>{words.nameNotQuite({ what, at: formatDate(check.at) })}</p>;
  }
  if (check?.state === 'recheck') {
    return <p>{words.nameAccountChanged({ at: formatDate(check.at) })}</p>;
  }
  if (check?.state === 'rejected') {
    return <Failure message={check.reason ?? words.weCould({ what })} />;
  }
  return null;
}
