import words from '#messages/people/reviewing/index.ts';
import { KycQueue } from './KycQueue.tsx';
import { LicenceQueue } from './LicenceQueue.tsx';

/** Who people are, and what professionals are registered as: both wait for staff. */
export function IdentityDesk() {
  return (
    <div className="grid gap-8">
      <KycQueue />
      <section aria-labelledby="licences" className="grid gap-4">
        <h2 id="licences" className="text-xl">
          {words.licences}
        </h2>
        <LicenceQueue />
      </section>
    </div>
  );
}
